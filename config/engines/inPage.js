// These functions run in the page: they are sent there as text, and must stand alone. They use nothing that Chrome 88 does not know.

/** Presses the first thing on the screen with this name: its label or its whole text. Returns whether there is one. */
exports.press = (name) => {
  const isSeen = (element) => element.getClientRects().length > 0;
  const nameOf = (element) => element.getAttribute('aria-label') || element.textContent.trim();
  const isIt = (element) =>
    name.endsWith('…') ? nameOf(element).includes(name.slice(0, -1)) : nameOf(element) === name;
  const found = Array.from(document.querySelectorAll('button, a[href], [role="button"]')).find(
    (element) => isIt(element) && isSeen(element) && !element.disabled,
  );
  if (found === undefined) return false;
  found.click();
  return true;
};

exports.isShown = (screen, text) => {
  const shown = document.querySelector(`[data-screen="${screen}"]`);
  return shown !== null && shown.getAttribute('aria-busy') !== 'true' && shown.textContent.includes(text);
};

/** The boxes of what a driver reads and presses first: the screen, its title, and every button, link, field and picture of the first view. */
exports.measure = () => {
  const boxes = {};
  const add = (name, element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || y >= innerHeight || y + height <= 0) return;
    let key = name;
    for (let count = 2; key in boxes; count += 1) key = `${name} ${count}`;
    boxes[key] = [x, y, width, height].map((length) => Math.round(length));
  };
  const screen = document.querySelector('[data-screen]');
  if (screen === null) return null;
  for (const element of screen.querySelectorAll('h1, h2, button, a[href], input, [role="tab"], [role="radio"]')) {
    const words = (element.getAttribute('aria-label') || element.textContent || element.tagName).trim();
    add(`${element.tagName.toLowerCase()} ${words.slice(0, 12)}`, element);
  }
  return {
    screen: screen.getAttribute('data-screen'),
    width: innerWidth,
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    boxes,
  };
};
