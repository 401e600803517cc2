import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';

import { type ParkingBillKey, useGetParkingBillQuery } from '@/services/charge/bills';
import { useListPurchasesInfiniteQuery } from '@/services/charge/purchases';

import { envelope, makeServices } from '../../../support/makeServices';

const FIRST = { uniqueId: 'stay-1', parkId: 'park-1' };
const SECOND = { uniqueId: 'stay-2', parkId: 'park-1' };
const answers = (input: string, body: unknown) =>
  input.includes('detail')
    ? { ...(JSON.parse(String(body)) as ParkingBillKey), parkFee: 600 }
    : { results: [], count: 0, pageNo: 1, pageSize: 20 };

afterEach(() => {
  jest.restoreAllMocks();
});

function setUp() {
  const sent: string[] = [];
  const made = makeServices({
    fetch: (input, init) => {
      sent.push(input);
      return Promise.resolve(envelope(200, answers(input, init?.body)));
    },
  });
  const complaints = jest.spyOn(console, 'error');
  return { ...made, sent, complaints };
}
type Store = ReturnType<typeof setUp>['store'];
type Refetch = ReturnType<typeof useGetParkingBillQuery>['refetch'];

interface Drawn {
  readonly bill?: ParkingBillKey;
  readonly skip?: boolean;
  /** Called after drawing, before the effects that start queries. */
  readonly onDrawn: (refetch: Refetch) => void;
}
function Bill({ bill = FIRST, skip = false, onDrawn }: Drawn) {
  const { currentData, refetch } = useGetParkingBillQuery(bill, { skip });
  useLayoutEffect(() => {
    onDrawn(refetch);
  }, [bill, refetch, onDrawn]);
  return <p>{currentData?.uniqueId ?? '-'}</p>;
}
const inStore = (store: Store, drawn: Drawn) => (
  <Provider store={store}>
    <Bill {...drawn} />
  </Provider>
);

test('a press before the query is started starts it, and is answered', async () => {
  const { store, sent, complaints } = setUp();
  let said: ReturnType<Refetch> | undefined;
  render(inStore(store, { onDrawn: (refetch) => void (said ??= refetch()) }));
  expect(await screen.findByText('stay-1')).toBeVisible();
  expect(await said).toMatchObject({ isError: false, data: { uniqueId: 'stay-1', parkFee: 600 } });
  expect(sent).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
});

test('a press before the query of another bill is started is never answered with the bill before it', async () => {
  const { store } = setUp();
  const said: ReturnType<Refetch>[] = [];
  const onDrawn = (refetch: Refetch) => void said.push(refetch());
  const view = render(inStore(store, { onDrawn }));
  await screen.findByText('stay-1');
  view.rerender(inStore(store, { onDrawn, bill: SECOND }));
  await screen.findByText('stay-2');
  expect(said).toHaveLength(2);
  expect((await said[1])?.data?.uniqueId).toBe('stay-2');
});

test('a press on a query that is skipped finds nothing, and nothing is sent', async () => {
  const { store, sent, complaints } = setUp();
  let said: ReturnType<Refetch> | undefined;
  render(inStore(store, { skip: true, onDrawn: (refetch) => void (said ??= refetch()) }));
  expect(await said).toMatchObject({ isUninitialized: true, isError: false });
  expect((await said)?.data).toBeUndefined();
  expect(sent).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

test('a refetch sends again while the screen stands, and nothing after it was left', async () => {
  const { store, sent } = setUp();
  const given = new Set<Refetch>();
  const onDrawn = (refetch: Refetch) => void given.add(refetch);
  const view = render(inStore(store, { onDrawn }));
  await screen.findByText('stay-1');
  view.rerender(inStore(store, { onDrawn, bill: SECOND }));
  await screen.findByText('stay-2');
  expect(given.size).toBe(1);
  const [refetch] = given;
  await act(async () => {
    expect((await refetch?.())?.data?.uniqueId).toBe('stay-2');
  });
  expect(sent).toHaveLength(3);
  view.unmount();
  expect((await refetch?.())?.data).toBeUndefined();
  expect(sent).toHaveLength(3);
});

test('a press before a list with pages is started starts it too', async () => {
  const { store, sent } = setUp();
  let said: ReturnType<ReturnType<typeof useListPurchasesInfiniteQuery>['refetch']> | undefined;
  const List = () => {
    const { currentData, refetch } = useListPurchasesInfiniteQuery({ requestType: 0 });
    useLayoutEffect(() => {
      said ??= refetch();
    }, [refetch]);
    return <p>{currentData?.pages.length ?? '-'}</p>;
  };
  render(
    <Provider store={store}>
      <List />
    </Provider>,
  );
  expect(await screen.findByText('1')).toBeVisible();
  expect((await said)?.data?.pages).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('a screen that React hides while a part of it loads still asks', async () => {
  const { store, sent } = setUp();
  let ask: Refetch | undefined;
  const onDrawn = (refetch: Refetch) => void (ask = refetch);
  const never = new Promise<string>(() => undefined);
  const Part = () => <p>{use(never)}</p>;
  const drawn = (isPartial: boolean) => (
    <Provider store={store}>
      <Suspense fallback="loading">
        <Bill onDrawn={onDrawn} />
        {isPartial && <Part />}
      </Suspense>
    </Provider>
  );
  const view = render(drawn(false));
  await screen.findByText('stay-1');
  await act(async () => {
    view.rerender(drawn(true));
    await Promise.resolve();
  });
  expect(screen.getByText('stay-1')).not.toBeVisible();
  await act(async () => {
    expect((await ask?.())?.data?.uniqueId).toBe('stay-1');
  });
  expect(sent).toHaveLength(2);
});
