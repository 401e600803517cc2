export {};

interface Engine {
  readonly name: string;
  readonly advice: string;
}
interface Measured {
  readonly screen: string;
  readonly overflow: number;
  readonly boxes: Readonly<Record<string, readonly number[]>>;
}
type Seen = Readonly<Record<string, Measured | null>>;
type Result = readonly [name: string, version: string, problems: readonly string[]];

const { chosen, problemsOf, reportOf, whySkipped } = jest.requireActual<{
  chosen: (engines: readonly Engine[], part?: string) => readonly Engine[];
  whySkipped: (engine: Engine, error?: Error) => string;
  problemsOf: (run: { seen: Seen; problems: readonly string[] }, reference: Seen) => readonly string[];
  reportOf: (results: readonly Result[]) => { lines: readonly string[]; code: number };
}>('../../../config/engines/report');
const { compare } = jest.requireActual<{
  compare: (here: Measured | null, there: Measured | null) => readonly string[];
}>('../../../config/engines/compare');

const engines = ['WebKitGTK', 'Firefox', 'Chromium 88'].map((name) => ({ name, advice: `apt-get install ${name}` }));
const measured = (more: Partial<Measured> = {}): Measured => ({
  screen: 'home',
  overflow: 0,
  boxes: { 查询: [20, 300, 350, 48] },
  ...more,
});

test('the argument is a part of a name, in any case; without one all are chosen', () => {
  expect(chosen(engines)).toEqual(engines);
  expect(chosen(engines, 'fire').map(({ name }) => name)).toEqual(['Firefox']);
  expect(chosen(engines, 'CHROMIUM').map(({ name }) => name)).toEqual(['Chromium 88']);
});

test('an argument that no name has is an error, and not a success of nothing', () => {
  expect(() => chosen(engines, 'opera')).toThrow('WebKitGTK, Firefox, Chromium 88');
});

test('an engine that is left out says why, and how to get it', () => {
  const [webkit] = engines as [Engine];
  expect(whySkipped(webkit)).toBe('WebKitGTK is not on this machine: apt-get install WebKitGTK');
  expect(whySkipped(webkit, new Error('no network\n  at fetch'))).toBe('WebKitGTK cannot be had: no network');
});

test('a run has the problems of its pages, and what differs from the reference', () => {
  const reference = { home: measured() };
  expect(problemsOf({ seen: reference, problems: [] }, reference)).toEqual([]);
  const away = measured({ boxes: { 查询: [60, 300, 350, 48] } });
  expect(problemsOf({ seen: { home: away }, problems: ['error: x'] }, reference)).toEqual([
    'error: x',
    'home: 查询: 60 300 350 48 instead of 20 300 350 48',
  ]);
});

test('one screen beside the same one', () => {
  expect(compare(measured(), measured())).toEqual([]);
  expect(compare(measured({ boxes: { 查询: [27, 500, 340, 58] } }), measured())).toEqual([]);
  expect(compare(null, measured())).toEqual(['no screen']);
  expect(compare(measured({ screen: 'login' }), measured())).toEqual(['shows login instead of home']);
  expect(compare(measured({ overflow: 3 }), measured())).toEqual(['3 px wider than the phone']);
  expect(compare(measured({ boxes: {} }), measured())).toEqual(['查询: missing']);
  expect(compare(measured({ boxes: {} }), measured({ boxes: { 更多: [0, 760, 100, 48] } }))).toEqual([]);
});

test('the run fails if one engine has a problem, and names each', () => {
  expect(reportOf([['Chromium', '140', []]]).code).toBe(0);
  const { lines, code } = reportOf([
    ['Chromium', '140', []],
    ['Firefox', '128', ['paid 2 times', 'home: no screen']],
  ]);
  expect(code).toBe(1);
  expect(lines).toEqual([
    '',
    'Chromium (140): the main job and ten screens, as in Chromium',
    '',
    'Firefox (128): ',
    '  ✗ paid 2 times',
    '  ✗ home: no screen',
  ]);
});
