import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';

import { PullToRefresh } from '@/ui/pull/PullToRefresh';

const pull = (down: number, aside = 0) => {
  const row = screen.getByText('一行');
  fireEvent.touchStart(row, { touches: [{ clientX: 100, clientY: 100 }] });
  const move = createEvent.touchMove(row, { touches: [{ clientX: 100 + aside, clientY: 100 + down }] });
  fireEvent(row, move);
  return move;
};
const letGo = () => fireEvent.touchEnd(screen.getByText('一行'));

function draw() {
  let finish = () => {};
  const onRefresh = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(
    <PullToRefresh onRefresh={onRefresh}>
      <p>一行</p>
    </PullToRefresh>,
  );
  return {
    onRefresh,
    finish: () =>
      act(async () => {
        finish();
        await Promise.resolve();
      }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  window.scrollY = 0;
  jest.useRealTimers();
});

test('pulled far enough and released it reloads, shows that, and the row stays in view', async () => {
  const { onRefresh, finish } = draw();
  expect(pull(160).defaultPrevented).toBe(true);
  expect(screen.getByText('松开刷新')).toBeInTheDocument();
  expect(onRefresh).not.toHaveBeenCalled();
  letGo();
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('正在刷新…')).toBeInTheDocument();
  expect(screen.getByText('一行')).toBeInTheDocument();
  await finish();
  expect(screen.getByText('已刷新')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(600);
  });
  expect(screen.queryByText('已刷新')).not.toBeInTheDocument();
});

test('a second pull while it reloads does nothing', () => {
  const { onRefresh } = draw();
  pull(160);
  letGo();
  pull(160);
  letGo();
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['a little', () => pull(40)],
  ['upwards', () => pull(-160)],
  ['sideways', () => pull(100, 160)],
])('%s: nothing is reloaded', (_how, move) => {
  const { onRefresh } = draw();
  move();
  letGo();
  expect(onRefresh).not.toHaveBeenCalled();
});

test('in the middle of a list a finger scrolls the page', () => {
  const { onRefresh } = draw();
  window.scrollY = 300;
  expect(pull(160).defaultPrevented).toBe(false);
  letGo();
  expect(onRefresh).not.toHaveBeenCalled();
});
