import { act, render, screen } from '@testing-library/react';

import { LazyPartFailure } from '@/ui/late/LazyPartFailure';
import { LazyPartPortsContext } from '@/ui/late/LazyPartPortsContext';
import { retryableLazy } from '@/ui/late/retryableLazy';

interface Words {
  words: string;
}
const Part = ({ words }: Words) => <p>{words}</p>;
const missing = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

function makePart() {
  let come: (isHere: boolean) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<typeof Part>((resolve, reject) => {
        come = (isHere) => {
          if (isHere) resolve(Part);
          else reject(missing());
        };
      }),
  );
  const Late = retryableLazy('picture', load, {
    fallback: () => <p>等待</p>,
    errorFallback: ({ words }, retry) => <LazyPartFailure subject={words} onRetry={retry} />,
  });
  const settle = async (isHere: boolean) => {
    await act(async () => {
      come(isHere);
      await Promise.resolve();
    });
  };
  return { Late, load, come: settle };
}

function makeSurroundings() {
  const listeners = new Set<(isOnline: boolean) => void>();
  const seen = new Set<() => void>();
  const report = jest.fn();
  const surroundings = {
    report,
    page: {
      onOnlineChange: (listener: (isOnline: boolean) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      onPageVisible: (listener: () => void) => {
        seen.add(listener);
        return () => void seen.delete(listener);
      },
    },
  };
  const turn = (isOnline: boolean) =>
    act(() => {
      for (const listener of [...listeners]) listener(isOnline);
    });
  const seeAgain = () =>
    act(() => {
      for (const listener of [...seen]) listener();
    });
  return { surroundings, report, turn, seeAgain, listeners };
}

function draw() {
  const part = makePart();
  const around = makeSurroundings();
  const { Late } = part;
  const shown = render(
    <LazyPartPortsContext value={around.surroundings}>
      <p>账单</p>
      <Late words="图片" />
    </LazyPartPortsContext>,
  );
  return { ...part, ...around, ...shown };
}

describe('a late part', () => {
  test('is drawn when it has come', async () => {
    const { come } = draw();
    expect(screen.getByText('等待')).toBeVisible();
    await come(true);
    expect(screen.getByText('图片')).toBeVisible();
    expect(screen.queryByText('等待')).toBeNull();
  });

  test('that does not come leaves what stands beside it', async () => {
    const { come } = draw();
    await come(false);
    expect(screen.getByText('账单')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('图片加载失败');
  });

  test('is asked for again when the page is seen again: some browsers never say that the line is back', async () => {
    const { come, seeAgain, load } = draw();
    await come(false);
    seeAgain();
    expect(load).toHaveBeenCalledTimes(2);
    await come(true);
    expect(screen.getByText('图片')).toBeVisible();
  });

  test('is asked for again when the line is back, and not when it goes', async () => {
    const { come, turn, load } = draw();
    await come(false);
    turn(false);
    expect(load).toHaveBeenCalledTimes(1);
    turn(true);
    expect(load).toHaveBeenCalledTimes(2);
    await come(true);
    expect(screen.getByText('图片')).toBeVisible();
    turn(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is asked for again by 重试, as often as it takes', async () => {
    const { come, load } = draw();
    await come(false);
    for (const isHere of [false, true]) {
      act(() => {
        screen.getByRole('button', { name: '重试' }).click();
      });
      await come(isHere);
    }
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.getByText('图片')).toBeVisible();
  });

  test('is asked for again when it is next drawn', async () => {
    const { Late, come, unmount, load } = draw();
    await come(false);
    unmount();
    render(<Late words="图片" />);
    expect(load).toHaveBeenCalledTimes(2);
    await come(true);
    expect(screen.getByText('图片')).toBeVisible();
  });

  test('is loaded once for all who draw it', async () => {
    const { Late, come, load } = draw();
    await come(true);
    render(<Late words="另一张" />);
    expect(screen.getByText('另一张')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is reported as missing code, which may reload the page, only when the driver has asked for it', async () => {
    const { come, report } = draw();
    await come(false);
    expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Error' }), 'picture');
    act(() => {
      screen.getByRole('button', { name: '重试' }).click();
    });
    await come(false);
    expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }), 'picture');
  });

  test('leaves nothing behind when it goes', async () => {
    const { come, unmount, listeners } = draw();
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
    await come(false);
  });
});
