// A link to a run opens it, as often as it is followed.
const show=hash=>{const run=hash&&document.getElementById(hash.slice(1));
if(run&&run.className==='run'){run.open=true;run.scrollIntoView()}};
addEventListener('click',e=>{const a=e.target.closest('a');if(a)show(a.getAttribute('href'))});
addEventListener('hashchange',()=>show(location.hash));show(location.hash);
// A number of claims shows these alone; once more, all.
const counts=[...document.querySelectorAll('.compare button')];
const choose=chosen=>{const {ours,printed}=chosen?chosen.dataset:{};
counts.forEach(each=>each.setAttribute('aria-pressed',each===chosen));
document.querySelectorAll('.claims').forEach(group=>{
const claims=[...group.querySelectorAll('[data-ours]')];
claims.forEach(claim=>{const has=claim.dataset;
claim.hidden=!!(ours&&has.ours!==ours||printed&&has.printed!==printed)});
group.hidden=claims.every(claim=>claim.hidden)})};
counts.forEach(each=>each.onclick=()=>choose(each.getAttribute('aria-pressed')==='true'?null:each));
