/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { watchDeadClicks } from '@/operations/recorder/watch/watchDeadClicks';

const press = (on: Element) => {
  on.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }));
  on.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, clientX: 5, clientY: 5 }));
};
const effects: Readonly<Record<string, (button: Element, act: () => void) => void>> = {
  'an action': (_button, act) => {
    act();
  },
  'a thing that appears': (button) => {
    button.parentElement?.append(document.createElement('p'));
  },
  'an attribute': (button) => {
    button.setAttribute('aria-pressed', 'true');
  },
  'the focus': (button) => {
    (button as HTMLElement).focus();
  },
};

function setUp() {
  document.body.innerHTML =
    '<main data-screen="payPage"><button>为 粤B12345 支付</button><button disabled>确认</button><input><p>text</p></main>';
  let actions = 0;
  const dead: string[] = [];
  const stop = watchDeadClicks(
    window,
    () => actions,
    (on) => dead.push(on),
  );
  const act = () => {
    actions += 1;
  };
  const find = (selector: string) => document.querySelector(selector) ?? document.body;
  const settled = () => new Promise((resolve) => setTimeout(resolve, 500));
  return { dead, stop, act, find, settled };
}

test('a press without effect is told by role and place, and never by its text', async () => {
  const { dead, stop, find, settled } = setUp();
  press(find('button'));
  press(find('button:disabled'));
  press(find('p'));
  await settled();
  expect(dead).toEqual(['payPage button 1', 'payPage button 2 disabled', 'payPage p']);
  stop();
  press(find('button'));
  await settled();
  expect(dead).toHaveLength(3);
});

test.each(Object.keys(effects))('%s is an effect', async (name) => {
  const { dead, stop, act, find, settled } = setUp();
  const button = find('button');
  press(button);
  effects[name]?.(button, act);
  await settled();
  expect(dead).toEqual([]);
  stop();
});

test('a countdown that goes on is no effect, a field and a scroll are no presses', async () => {
  const { dead, stop, find, settled } = setUp();
  press(find('input'));
  const text = find('p');
  text.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }));
  text.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, clientX: 5, clientY: 90 }));
  await settled();
  expect(dead).toEqual([]);
  press(find('button'));
  const [node] = text.childNodes;
  if (node !== undefined) node.nodeValue = '14:59';
  await settled();
  expect(dead).toEqual(['payPage button 1']);
  stop();
});
