// A link to a run opens it, as often as it is followed.
const show=hash=>{const run=hash&&document.getElementById(hash.slice(1));
if(run&&run.className==='run'){run.open=true;run.scrollIntoView()}};
addEventListener('click',e=>{const a=e.target.closest('a');if(a)show(a.getAttribute('href'))});
addEventListener('hashchange',()=>show(location.hash));show(location.hash);
