import type { ServiceError } from '@/services/transport/query/serviceError';
import { screenLoad } from '@/widgets/loading/screenLoad';

const error = (kind: ServiceError['kind'], message = ''): ServiceError => ({
  service: 'basic',
  kind,
  code: kind,
  message,
  ns: '12345678901234567890',
  handled: false,
});
const asked = { currentData: undefined, isError: false, isFetching: false, refetch: jest.fn() };
const words = { what: '公告没有加载出来' };

test.each([
  ['nothing yet', asked, 'loading'],
  ['an answer', { ...asked, currentData: ['a'] }, 'ready'],
  ['an answer without anything in it', { ...asked, currentData: [] as string[] }, 'empty'],
  ['a failure', { ...asked, isError: true, error: error('http') }, 'failed'],
  ['an answer, and a failure since', { ...asked, currentData: ['a'], isError: true, error: error('http') }, 'ready'],
] as const)('%s is %s', (_, query, state) => {
  expect(screenLoad<readonly string[]>(query, { ...words, isEmpty: (list) => list.length === 0 }).state).toBe(state);
});

test('what is gone is not tried again: the server’s words stand in the empty place', () => {
  const refused = { ...asked, isError: true, error: error('refused', '公告不存在或已下架') };
  expect(screenLoad(refused, words)).toMatchObject({ state: 'failed', failure: { advice: '公告不存在或已下架' } });
  expect(screenLoad(refused, { ...words, isGoneWhenRefused: true })).toMatchObject({
    state: 'empty',
    emptyText: '公告不存在或已下架',
  });
  const broken = { ...asked, isError: true, error: error('http') };
  expect(screenLoad(broken, { ...words, isGoneWhenRefused: true }).state).toBe('failed');
});

test('a failure says whether money is at risk, what to do, and asks again', () => {
  const load = screenLoad({ ...asked, isError: true, error: error('offline') }, { ...words, money: '没有扣款' });
  expect(load.failure).toMatchObject({ what: '公告没有加载出来', money: '没有扣款', size: 'page' });
  expect(load.failure.advice).toContain('网络');
  load.failure.onRetry?.();
  expect(asked.refetch).toHaveBeenCalledTimes(1);
});
