import {
  formatBuildMismatch,
  formatRecordedTimeOfDay,
  formatRecordingInfo,
  formatStateValue,
} from '@/operations/viewer/model/formatReplay';
import {
  getRecordingFileSizeErrorText,
  MAX_RECORDING_FILE_BYTES,
  openRecordingFromText,
  type OpenRecordingResult,
} from '@/operations/viewer/model/openRecordingFromText';
import { createRecordingTimeline } from '@/operations/viewer/model/timeline';

const GOOD = {
  app: 'driver-app',
  version: '0.1.0 abc',
  route: '/home',
  at: '2026-03-10T04:01:00.000Z',
  payload: JSON.stringify([{ type: 'session/sessionStarted' }]),
  preloadedState: '{}',
};
const NEW = {
  ...GOOD,
  format: 2,
  beganAt: '2026-03-10T04:00:00.000Z',
  times: [1_500],
  device: {
    width: 390,
    height: 844,
    textPercent: 100,
    isElder: false,
    scheme: 'light',
    host: 'wechat',
    line: { isOnline: true, type: '4g' },
  },
  notes: [],
};
const problem = (text: string): string => {
  const opened: OpenRecordingResult = openRecordingFromText(text);
  return 'problem' in opened ? opened.problem : '';
};
const problemWith = (over: object) => problem(JSON.stringify({ ...NEW, ...over }));

test('a recording opens, one of before too', () => {
  expect([problemWith({}), problem(JSON.stringify(GOOD))]).toEqual(['', '']);
});

test('anything else is refused in a sentence that says what to do', () => {
  expect([
    problem('<html>'),
    problem(''),
    problem('null'),
    problem('[]'),
    problem('{}'),
    problemWith({ format: 3 }),
    problemWith({ payload: '[{"type":7}]' }),
    problemWith({ preloadedState: 'no' }),
    problemWith({ times: [] }),
    problemWith({ device: { width: 'wide' } }),
    problemWith({ app: 'another' }),
  ]).toEqual([
    '这不是录制文件：内容读不懂',
    '这个文件是空的',
    '这不是录制文件：里面没有录制内容',
    '这不是录制文件：里面没有录制内容',
    '这不是录制文件：里面没有录制内容',
    '这段录制来自更新的版本，请用新版回放页打开',
    '文件已损坏：操作记录读不出来',
    '文件已损坏：开头的状态读不出来',
    '文件已损坏：时间对不上',
    '文件已损坏：手机信息读不出来',
    '这段录制不是本应用的',
  ]);
});

test('what is far too large is not read at all', () => {
  expect(getRecordingFileSizeErrorText(104_857_600)).toBe('文件有100 MB，录制文件不超过1 MB，请确认是否选错');
  expect(getRecordingFileSizeErrorText(MAX_RECORDING_FILE_BYTES)).toBeNull();
});

test('keys that stand for prototypes change no object, and very deep values stop nothing', () => {
  const payload = `[{"type":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]`;
  const deep = `[{"type":"b","payload":${'['.repeat(2_000)}${']'.repeat(2_000)}}]`;
  for (const text of [payload, deep]) {
    const opened = openRecordingFromText(JSON.stringify({ ...NEW, payload: text }));
    if ('problem' in opened) throw new Error(opened.problem);
    expect(createRecordingTimeline(opened.file)).toHaveLength(2);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('times are the driver’s, wherever the operator is', () => {
  expect(formatRecordedTimeOfDay(Date.parse('2026-03-10T04:05:06.789Z'))).toBe('12:05:06');
  expect([
    formatRecordedTimeOfDay(Number.NaN),
    formatRecordedTimeOfDay(Infinity),
    formatRecordedTimeOfDay(1e300),
  ]).toEqual(['--', '--', '--']);
});

test('another build is said, and so is a file of before', () => {
  expect(formatBuildMismatch('0.1.0 abc', '0.1.0 abc')).toBe('');
  expect(formatBuildMismatch('0.1.0 abc', '0.1.0 def')).toBe('录制版本 0.1.0 abc，回放版本 0.1.0 def：画面可能有出入');
  const opened = openRecordingFromText(JSON.stringify(GOOD));
  if ('problem' in opened) throw new Error(opened.problem);
  expect(formatRecordingInfo(opened.file)).toBe(
    '2026-03-10 12:00:59 起，共1秒 · 1个动作 · 旧格式：没有真实时间和请求详情',
  );
});

test('a value is one short line', () => {
  expect([
    formatStateValue(undefined),
    formatStateValue(Number.NaN),
    formatStateValue(null),
    formatStateValue({ a: 1 }),
  ]).toEqual(['无', 'NaN', 'null', '{"a":1}']);
  expect(formatStateValue('长'.repeat(400))).toHaveLength(161);
});
