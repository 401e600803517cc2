import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { type Navigator, Router } from 'react-router-dom';

import { Link, type LinkProps } from '@/navigation/Link';

/** Draws a link and presses it. Says whether the router or the browser followed it. */
function press(props: Partial<LinkProps> = {}, click: MouseEventInit = {}) {
  const navigator = {
    push: jest.fn(),
    replace: jest.fn(),
    createHref: ({ pathname = '', search = '' }) => pathname + search,
  };
  render(
    <Router location="/home" navigator={navigator as unknown as Navigator}>
      <Link to="/map?x=1" {...props}>
        地图
      </Link>
    </Router>,
  );
  const link = screen.getByRole('link', { name: '地图' });
  const event = createEvent.click(link, { button: 0, ...click });
  fireEvent(link, event);
  return { ...navigator, link, isLeftToBrowser: !event.defaultPrevented };
}

test('goes to the screen with the state, and names its address', () => {
  const { push, link, isLeftToBrowser } = press({ state: { from: 'home' } });
  expect(link).toHaveAttribute('href', '/map?x=1');
  expect(isLeftToBrowser).toBe(false);
  const [to, state] = push.mock.lastCall as [unknown, unknown];
  expect(to).toMatchObject({ pathname: '/map', search: '?x=1' });
  expect(state).toEqual({ from: 'home' });
});

test('takes the place of this screen where it says so', () => {
  const { push, replace } = press({ replace: true });
  expect(replace).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

test.each([
  ['with a key held', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['into another window', { target: '_blank' }, {}],
] as const)('leaves a press %s to the browser', (_, props, click) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { push, isLeftToBrowser } = press(props, click);
  expect(isLeftToBrowser).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test('stays if the press was taken for something else', () => {
  const { push } = press({ onClick: (event) => event.preventDefault() });
  expect(push).not.toHaveBeenCalled();
});

test('leaves a phone number to the phone', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { push, link, isLeftToBrowser } = press({ to: 'tel:075583000000' });
  expect(link).toHaveAttribute('href', 'tel:075583000000');
  expect(isLeftToBrowser).toBe(true);
  expect(push).not.toHaveBeenCalled();
});
