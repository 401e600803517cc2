import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ListEndProps } from '@/ui/list/ListEnd';
import { WindowedList } from '@/ui/list/WindowedList';

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

test('of ten thousand rows only those near the window are in the document, each with its position in the whole', () => {
  draw(9_999);
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(60);
  expect(rows[0]).toHaveAttribute('aria-setsize', '9999');
  expect(rows[0]).toHaveAttribute('aria-posinset', '1');
  expect(screen.getByRole('list', { name: '停车记录' })).toHaveStyle({ height: `${String(9_999 * 96)}px` });
});

test('a short list with more to come requests it once, and not while it is loading', () => {
  const onMore = jest.fn();
  const { unmount } = draw(3, { state: 'more', onLoadMore: onMore });
  expect(onMore).toHaveBeenCalledTimes(1);
  unmount();
  draw(3, { state: 'loading', onLoadMore: onMore });
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(screen.getByText('正在加载更多…')).toBeInTheDocument();
});

test('far from its end a list requests nothing', () => {
  const onMore = jest.fn();
  draw(200, { state: 'more', onLoadMore: onMore });
  expect(onMore).not.toHaveBeenCalled();
});

test('a page that failed to load waits for 重试, and the end of the list is shown', async () => {
  const onMore = jest.fn();
  const { unmount } = draw(3, { state: 'failed', onLoadMore: onMore });
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  unmount();
  draw(3, { state: 'end', onLoadMore: onMore });
  expect(screen.getByText('没有更多了')).toBeInTheDocument();
});

describe('while the page is scrolled', () => {
  const rows = rowsOf(999);
  const keyOf = jest.fn(({ id }: { id: string }) => id);
  const drawRow = jest.fn(({ id }: { id: string }) => <p>{id}</p>);
  const heightOf = () => 96;
  const List = () => (
    <WindowedList label="停车记录" rows={rows} keyOf={keyOf} heightOf={heightOf}>
      {drawRow}
    </WindowedList>
  );
  const scrollBy = (px: number) => {
    act(() => {
      window.scrollY += px;
      fireEvent.scroll(window);
    });
  };
  afterEach(() => {
    window.scrollY = 0;
    jest.restoreAllMocks();
  });

  test('only rows that enter the window are drawn, no row gets a new key and nothing is measured above it', async () => {
    render(<List />);
    const placesLookedUp = jest.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect');
    const listLookedUp = () =>
      placesLookedUp.mock.contexts.filter((box) => (box as Element).getAttribute('role') === 'list').length;
    drawRow.mockClear();
    keyOf.mockClear();
    scrollBy(96 * 5);
    expect(await screen.findByText('row-14')).toBeInTheDocument();
    const drawn = drawRow.mock.calls.map(([{ id }]) => id);
    expect(drawn).toEqual([...new Set(drawn)]);
    expect(drawn).not.toContain('row-5');
    expect(keyOf.mock.calls.length).toBeLessThan(rows.length / 4);
    expect(listLookedUp()).toBe(0);
  });

  test('rows that pass in a fling are drawn when the fling ends, and a jump is not a fling', async () => {
    render(<List />);
    scrollBy(96 * 200);
    expect(screen.getByText('row-205')).toBeInTheDocument();
    scrollBy(96 * 40);
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ textContent }) => textContent === '').length).toBeGreaterThan(5);
    expect(await screen.findByText('row-245')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent === '')).toEqual([]);
  });

  test('growth above the list is noticed when the page changes its height', () => {
    const looks: (() => void)[] = [];
    const disconnect = jest.fn();
    class Observer {
      readonly #look: () => void;
      constructor(look: () => void) {
        this.#look = look;
      }
      observe(element: Element) {
        if (element === document.body) looks.push(this.#look);
      }
      unobserve() {}
      disconnect() {
        disconnect();
      }
    }
    Object.assign(window, { ResizeObserver: Observer });
    const { unmount } = render(<List />);
    expect(looks).toHaveLength(1);
    const measured = jest.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect');
    act(() => looks[0]?.());
    expect(measured).toHaveBeenCalled();
    unmount();
    expect(disconnect).toHaveBeenCalled();
    Reflect.deleteProperty(window, 'ResizeObserver');
  });
});
