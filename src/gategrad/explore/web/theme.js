"use strict";
// Light and dark; elements made and found.

const byId = (id) => document.getElementById(id);

// An element with properties, attributes and children; text is always text, never HTML.
function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name in node && name !== "list") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

function color(name) {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  return [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16));
}

const isDark = () => document.documentElement.dataset.theme === "dark";

function startTheme(onChange) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const button = byId("theme");
  const set = (dark) => {
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    button.textContent = dark ? "Light" : "Dark";
    button.setAttribute("aria-label", dark ? "Light colors" : "Dark colors");
    onChange();
  };
  button.addEventListener("click", () => set(!isDark()));
  system.addEventListener("change", () => set(system.matches));
  set(system.matches);
}

const number = (value) => value.toLocaleString("en");
const short = (value) => Number(value.toPrecision(6)).toLocaleString("en", { maximumFractionDigits: 4 });
