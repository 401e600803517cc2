import type { ServiceError } from '@/services/base/baseQuery/serviceError';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

const error = (kind: ServiceError['kind'], message = ''): ServiceError => ({
  service: 'basic',
  kind,
  code: kind,
  message,
  ns: '12345678901234567890',
  handled: false,
});
const query = { currentData: undefined, isError: false, isFetching: false, refetch: jest.fn() };
const words = { message: '公告加载失败' };

test.each([
  ['nothing yet', query, 'loading'],
  ['an answer', { ...query, currentData: ['a'] }, 'ready'],
  ['an answer without anything in it', { ...query, currentData: [] as string[] }, 'empty'],
  ['a failure', { ...query, isError: true, error: error('http') }, 'failed'],
  ['an answer, and a failure since', { ...query, currentData: ['a'], isError: true, error: error('http') }, 'ready'],
] as const)('%s is %s', (_, one, state) => {
  expect(toContentLoadState<readonly string[]>(one, { ...words, isEmpty: (list) => list.length === 0 }).state).toBe(
    state,
  );
});

test('a missing row is not retried: the server’s message is shown in the empty state', () => {
  const refused = { ...query, isError: true, error: error('refused', '公告不存在或已下架') };
  expect(toContentLoadState(refused, words)).toMatchObject({
    state: 'failed',
    failure: { advice: '公告不存在或已下架' },
  });
  expect(toContentLoadState(refused, { ...words, isGoneWhenRefused: true })).toMatchObject({
    state: 'empty',
    emptyText: '公告不存在或已下架',
  });
  const broken = { ...query, isError: true, error: error('http') };
  expect(toContentLoadState(broken, { ...words, isGoneWhenRefused: true }).state).toBe('failed');
});

test('a missing row stays missing during a refetch, and so does one that the address does not name', () => {
  const again = { ...query, isFetching: true, error: error('refused') };
  const gone = toContentLoadState(again, { ...words, isGoneWhenRefused: true });
  expect(gone.state).toBe('empty');
  expect(gone).not.toHaveProperty('emptyText');
  expect(toContentLoadState({ ...again, error: error('http') }, { ...words, isGoneWhenRefused: true }).state).toBe(
    'loading',
  );
  expect(toContentLoadState(query, { ...words, isNamed: false }).state).toBe('empty');
});

test('a failure says whether money is at risk, what to do, and offers a retry', () => {
  const load = toContentLoadState({ ...query, isError: true, error: error('offline') }, { ...words, money: '未扣款' });
  expect(load.failure).toMatchObject({ message: '公告加载失败', moneyText: '未扣款', size: 'page' });
  expect(load.failure.advice).toContain('网络');
  load.failure.onRetry?.();
  expect(query.refetch).toHaveBeenCalledTimes(1);
});

test('what the gateway does not have is not retried: other ways are offered, and its own words are not shown', () => {
  const unknown = { ...error('refused', ''), code: '404' };
  const load = toContentLoadState(
    { ...query, isError: true, error: unknown },
    { ...words, isGoneWhenRefused: true, money: '未扣款' },
  );
  expect(load).toMatchObject({
    state: 'failed',
    failure: { message: '公告暂不支持查看', isUnsupported: true, moneyText: undefined, onRetry: undefined },
  });
  expect(load.failure.advice).toBe('停车场暂不支持这项服务，可以联系客服');
});

test('a block gives no advice by default, and cannot be pulled down', () => {
  const block = { ...words, size: 'block' } as const;
  const load = toContentLoadState({ ...query, isError: true, error: error('offline') }, block);
  expect(load.failure).toMatchObject({ message: '公告加载失败', size: 'block' });
  expect(load.failure.advice).toBeUndefined();
  expect(load.refresh).toBeUndefined();
  expect(toContentLoadState(query, { ...block, advice: () => '不影响缴费' }).failure.advice).toBe('不影响缴费');
});

test("a screen's extra advice comes after the advice for the failure", () => {
  const failed = { ...query, isError: true, error: error('http') };
  const { advice } = toContentLoadState(failed, words).failure;
  expect(
    toContentLoadState(failed, { ...words, advice: (usual) => `${usual}，已选的内容不会丢失` }).failure.advice,
  ).toBe(`${String(advice)}，已选的内容不会丢失`);
});

test('of two queries the one without an answer decides, else the last', () => {
  const first = { ...query, currentData: 1 };
  const last = { ...query, currentData: 'a' };
  expect(combineQueries(query, last)).toBe(query);
  expect(combineQueries(first, query)).toBe(query);
  expect(combineQueries(first, last)).toBe(last);
});

test('of two queries the unreadable rows are counted together', () => {
  const first = { ...query, currentData: { results: [], unread: 2 } };
  const last = { ...query, currentData: { results: [], unread: 1 } };
  expect(combineQueries(first, last)).toEqual({ ...last, unread: 3 });
});
