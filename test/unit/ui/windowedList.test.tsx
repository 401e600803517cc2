import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ListEndProps } from '@/ui/ListEnd';
import { WindowedList } from '@/ui/WindowedList';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${String(index)}` }));

const draw = (count: number, end?: ListEndProps) =>
  render(
    <WindowedList
      label="停车记录"
      rows={rowsOf(count)}
      keyOf={({ id }) => id}
      heightOf={() => 96}
      {...(end === undefined ? {} : { end })}
    >
      {({ id }) => <p>{id}</p>}
    </WindowedList>,
  );

test('of ten thousand rows only those near the window are in the document, each with its place in the whole', () => {
  draw(9_999);
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(60);
  expect(rows[0]).toHaveAttribute('aria-setsize', '9999');
  expect(rows[0]).toHaveAttribute('aria-posinset', '1');
  expect(screen.getByRole('list', { name: '停车记录' })).toHaveStyle({ height: `${String(9_999 * 96)}px` });
});

test('a short list with more to come asks for it once, and not while it is on its way', () => {
  const onMore = jest.fn();
  const { unmount } = draw(3, { state: 'more', onMore });
  expect(onMore).toHaveBeenCalledTimes(1);
  unmount();
  draw(3, { state: 'loading', onMore });
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(screen.getByText('正在加载更多…')).toBeInTheDocument();
});

test('far from its end a list asks for nothing', () => {
  const onMore = jest.fn();
  draw(200, { state: 'more', onMore });
  expect(onMore).not.toHaveBeenCalled();
});

test('a page that did not come waits for 重试, and an end says so', async () => {
  const onMore = jest.fn();
  const { unmount } = draw(3, { state: 'failed', onMore });
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  unmount();
  draw(3, { state: 'end', onMore });
  expect(screen.getByText('没有更多了')).toBeInTheDocument();
});
