/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { restoreLostFocus } from '@/app/restoreLostFocus';

const ROWS = ['a', 'b', 'c'];

/** A screen with a field and a list of rows, each with a link and its 删除. */
function showScreen(): void {
  const rows = ROWS.map((id) => `<li id="row-${id}"><a href="/${id}">${id}</a><button id="${id}">删除</button></li>`);
  document.body.innerHTML = `<main data-screen="list" tabindex="-1"><input id="field"><ul>${rows.join('')}</ul></main><div id="over"></div>`;
}
const find = (id: string) => document.getElementById(id)!;
/** Observers run, and what a screen does itself with the focus has had its time. */
const settled = async () => {
  await Promise.resolve();
  jest.advanceTimersByTime(100);
};
const remove = async (id: string) => {
  find(id).remove();
  await settled();
};
const focused = () => document.activeElement?.id || document.activeElement?.getAttribute('href');

beforeAll(() => {
  restoreLostFocus(document);
});
beforeEach(() => {
  jest.useFakeTimers();
  showScreen();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a row that is deleted hands the focus to the row in its place, the last one to the row before it', async () => {
  find('b').focus();
  await remove('row-b');
  expect(focused()).toBe('/c');
  find('c').focus();
  await remove('row-c');
  expect(focused()).toBe('/a');
});

test('without a row left it is the screen, never a field, which would open the keyboard', async () => {
  for (const id of ROWS) {
    find(id).focus();
    await remove(`row-${id}`);
  }
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('a dialog between does not matter: the row counts', async () => {
  find('b').focus();
  find('over').innerHTML = '<button id="yes">删除</button>';
  find('yes').focus();
  find('row-b').remove();
  await remove('yes');
  expect(focused()).toBe('/c');
});

test('what has the focus keeps it, and another screen is left alone', async () => {
  find('b').focus();
  find('a').focus();
  await remove('row-b');
  expect(focused()).toBe('a');
  document.querySelector('main')!.outerHTML = '<main data-screen="next" tabindex="-1"><a href="/next">next</a></main>';
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('what the screen itself does with the focus comes first', async () => {
  find('b').focus();
  find('row-b').remove();
  await Promise.resolve();
  find('a').focus(); // in an effect, after observers
  await settled();
  expect(focused()).toBe('a');
});

test('a button that was busy gets the focus back, and not before it can be pressed', async () => {
  find('b').focus();
  const button = find('b') as HTMLButtonElement;
  button.blur(); // browsers do that by themselves, jsdom does not
  button.disabled = true;
  await settled();
  expect(document.activeElement).toBe(document.body);
  button.disabled = false;
  await settled();
  expect(focused()).toBe('b');
});

test('a field that closed the phone keyboard, or a finger elsewhere, gave the focus away on purpose', async () => {
  find('field').focus();
  find('field').blur();
  await remove('row-c');
  expect(document.activeElement).toBe(document.body);
  find('b').focus();
  find('row-a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('b').blur();
  await remove('row-b');
  expect(document.activeElement).toBe(document.body);
});
