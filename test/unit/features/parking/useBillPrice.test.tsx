import { renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';

import { useBillPrice } from '@/features/parking/bill/useBillPrice';

import { envelope, makeServices } from '../../../support/makeServices';

const KEY = { uniqueId: 'stay-0001', parkId: 'park-1' };
const BEST = { is: 'best' } as const;

const priced = (answer: (isBill: boolean) => Response, onDrawn: (refresh: () => Promise<number | null>) => void) => {
  const { store } = makeServices({ fetch: (input) => Promise.resolve(answer(input.includes('detail'))) });
  return renderHook(
    () => {
      const price = useBillPrice(KEY, BEST);
      // Between drawing and the effect that starts the queries.
      useLayoutEffect(() => {
        onDrawn(price.refresh);
      });
      return price;
    },
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
  );
};

test('a press before the queries are started waits for the amount, and nothing is thrown', async () => {
  let found: Promise<number | null> | undefined;
  const answer = (isBill: boolean) => envelope(200, isBill ? { ...KEY, parkFee: 600 } : { results: [] });
  priced(answer, (refresh) => void (found ??= refresh()));
  await expect(found).resolves.toBe(600);
});

test('a press before the queries are started finds no amount if the bill cannot be loaded, and nothing is thrown', async () => {
  let found: Promise<number | null> | undefined;
  priced(
    () => new Response('', { status: 502 }),
    (refresh) => void (found ??= refresh()),
  );
  await expect(found).resolves.toBeNull();
});

test('a press that outlives its screen finds no amount, and nothing is thrown', async () => {
  const answer = (isBill: boolean) => envelope(200, isBill ? { ...KEY, parkFee: 600 } : { results: [] });
  const { result, unmount } = priced(answer, () => undefined);
  await waitFor(() => expect(result.current.dueCents).toBe(600));
  unmount();
  await expect(result.current.refresh()).resolves.toBeNull();
});
