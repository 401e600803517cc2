import type { RecordedAction, RecordedEvent } from '@/operations/format/recordingFormat';
import { createRecordingTimeline } from '@/operations/viewer/model/timeline';

const call = (endpointName: string, state: string, payload: unknown = null): RecordedAction => ({
  type: `chargeApi/executeQuery/${state}`,
  meta: { arg: { endpointName } },
  payload,
});
const ACTIONS: readonly RecordedAction[] = [
  { type: 'route/routeChanged', payload: { location: { pathname: '/payPage', search: '?uniqueId=stay-1' } } },
  call('getPayment', 'pending'),
  { type: 'payment/paymentRequested', payload: { key: 'parking:stay-1' } },
  call('getPayment', 'rejected', { kind: 'timeout', code: 'timeout', ns: 'NS-0042' }),
  { type: 'nobody/knows', payload: { payId: 'P2026-0007' } },
];
const TIMES = [100, 200, 1_000, 6_000, 7_000];
const timeline = (notes: readonly RecordedEvent[] = []) =>
  createRecordingTimeline({ actions: ACTIONS, times: TIMES, notes });
const CALL: RecordedEvent = {
  atMs: 5_990,
  kind: 'call',
  name: 'getPayment',
  service: 'chargeApi',
  method: 'GET',
  status: 0,
  code: 'timeout',
  ms: 4_800,
  errorId: 'NS-0042',
};

test('each action is a row at its time, after the row of the beginning', () => {
  const rows = timeline();
  expect(rows.map(({ step, atMs }) => [step, atMs])).toEqual([
    [0, 0],
    [1, 100],
    [2, 200],
    [3, 1_000],
    [4, 6_000],
    [5, 7_000],
  ]);
  expect(rows.map(({ text: words }) => words)).toEqual([
    '录制开始',
    '打开 /payPage?uniqueId=stay-1',
    'chargeApi/executeQuery/pending',
    '点了支付',
    '停车服务 getPayment 失败 没等到应答',
    'nobody/knows',
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(['screen', 'screen', 'payment', 'payment', 'payment', 'other']);
});

test('a call that has only begun is not listed, a refused one is an error with its number', () => {
  const rows = timeline();
  expect(rows.map(({ isMinor }) => isMinor)).toEqual([false, false, true, false, false, false]);
  expect(rows.filter(({ isError }) => isError).map(({ details }) => details)).toEqual(['错误编号 NS-0042']);
});

test('a call that was not sent, because its answer is known or its screen is gone, is no error', () => {
  const skipped = { ...call('getPayment', 'rejected'), meta: { arg: { endpointName: 'getPayment' }, condition: true } };
  const aborted = { ...call('getPayment', 'rejected'), meta: { arg: { endpointName: 'getPayment' }, aborted: true } };
  const rows = createRecordingTimeline({ actions: [skipped, aborted], times: [1, 2], notes: [] });
  expect(rows.slice(1).map(({ isError, isMinor }) => [isError, isMinor])).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('what the transport noted of a call joins the row of its answer', () => {
  const rows = timeline([CALL]);
  expect(rows).toHaveLength(timeline().length);
  expect(rows[4]?.details).toBe('GET · 无应答 · timeout · 用时4.8秒 · 错误编号 NS-0042');
});

test('a call without an answer in the recording is a row of its own, at the step that was on the screen', () => {
  const rows = timeline([{ ...CALL, atMs: 2_500 }]);
  expect(rows).toHaveLength(timeline().length + 1);
  expect(rows[4]).toMatchObject({ step: 3, actionIndex: null, isError: true, kind: 'payment' });
});

test('errors, presses without effect, the line and long tasks are rows', () => {
  const rows = timeline([
    { atMs: 1_500, kind: 'deadPress', on: 'button payPage' },
    { atMs: 2_000, kind: 'line', isOnline: false, type: '' },
    { atMs: 2_500, kind: 'error', text: 'TypeError' },
    { atMs: 3_000, kind: 'csp', directive: 'img-src', blocked: 'https://x.example' },
    { atMs: 3_500, kind: 'longTask', ms: 420 },
    { atMs: 4_000, kind: 'page', why: 'return' },
  ]);
  const noted = rows.filter(({ actionIndex }) => actionIndex === null).slice(1);
  expect(noted.map(({ kind, text: words, isError }) => [kind, words, isError])).toEqual([
    ['press', '按了没反应', false],
    ['line', '网络断开', true],
    ['error', '程序出错', true],
    ['error', '内容被拦下', true],
    ['phone', '卡顿420毫秒', false],
    ['screen', '从外面回到页面', false],
  ]);
});

test('bookkeeping is not listed', () => {
  const types = ['chargeApi/woken', 'payApi/invalidateTags', 'chargeApi/queries/removeQueryResult', '__rtkq/focused'];
  const ours = ['payApi/internalSubscriptions/subscriptionsUpdated', 'basicApi/config/middlewareRegistered'];
  const actions = [...types, ...ours].map((type) => ({ type }));
  const rows = createRecordingTimeline({ actions, times: actions.map((_action, at) => at), notes: [] });
  expect(rows.slice(1).filter(({ isMinor }) => !isMinor)).toEqual([]);
});

test('a search finds an action by its type, an error number and a payId', () => {
  const rows = timeline([CALL]);
  const found = (query: string) => rows.flatMap(({ searchText }, index) => (searchText.includes(query) ? [index] : []));
  expect(found('routechanged')).toEqual([1]);
  expect(found('ns-0042')).toEqual([4]);
  expect(found('p2026-0007')).toEqual([5]);
});

test('actions with the name of ours and another shape are listed all the same', () => {
  const hostile: RecordedAction[] = [
    { type: 'route/routeChanged', payload: null },
    { type: 'chargeApi/executeQuery/rejected', meta: null, payload: 7 },
    { type: 'constructor' },
    { type: '__proto__' },
    { type: '' },
  ];
  const rows = createRecordingTimeline({ actions: hostile, times: [1, 2, 3, 4, 5], notes: [] });
  expect(rows).toHaveLength(6);
});
