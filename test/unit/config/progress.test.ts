interface Progress {
  begin: (name: string) => void;
  note: (name: string, where: string) => void;
  end: (name: string) => void;
  stop: () => void;
}
const { counted, createProgress, failureLines, slowest } = jest.requireActual<{
  counted: (results: { passed: number; failed: number; skipped?: number }) => string;
  createProgress: (options: { print: (line: string) => void }) => Progress;
  failureLines: (failures: { test: string; message?: string; output?: string }[]) => string[];
  slowest: (files: { file: string; seconds: number }[], count?: number) => string[];
}>('../../../config/scripts/progress');
const JestProgress = jest.requireActual<
  new () => {
    onRunStart: (results: { numTotalTestSuites: number }) => void;
    onTestFileStart: (test: { path: string }) => void;
    onTestFileResult: (test: { path: string }) => void;
  }
>('../../../config/jestProgress');

test('running work is printed at least every 20 s, with its time and position, until it is finished', () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const progress = createProgress({ print: (line) => lines.push(line) });
  progress.begin('Lint');
  jest.advanceTimersByTime(20_000);
  expect(lines).toEqual(['… Lint (15 s)']);
  progress.begin('Tests');
  progress.note('Tests', '3 of 9 files');
  progress.note('nobody', 'nowhere');
  jest.advanceTimersByTime(20_000);
  expect(lines.slice(1)).toEqual(['… Lint (30 s); Tests (10 s, 3 of 9 files)']);
  progress.end('Lint');
  progress.end('Tests');
  jest.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  progress.begin('Build');
  progress.stop();
  jest.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
  jest.useRealTimers();
});

test('the ten slowest files are listed, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `file-${String(index)}`, seconds: index }));
  const lines = slowest(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  file-11');
  expect(lines[9]).toContain('file-2');
  expect(slowest([{ file: 'one', seconds: 0.04 }])).toEqual(['    0.0 s  one']);
});

test('each failure is named again at the end, the first ones with the beginning of the message or the end of the output', () => {
  const long = Array.from({ length: 50 }, (_, index) => `line ${String(index)}`).join('\n\n');
  const [test = '', ...message] = failureLines([{ test: 'a.test.ts: adds', message: `\u001b[31m${long}` }]);
  expect(test).toBe('  ✗ a.test.ts: adds');
  expect([message[0], message.at(-1)]).toEqual(['      line 0', '      line 29']);
  const [, ...output] = failureLines([{ test: 'Lint', output: long }]);
  expect([output[0], output.at(-1)]).toEqual(['      line 20', '      line 49']);
  const many = Array.from({ length: 12 }, (_, index) => ({ test: `test ${String(index)}`, message: 'broken' }));
  expect(failureLines(many)).toHaveLength(2 * 10 + 2);
});

test('jest tells its parent process how many files are done and which are running', () => {
  const told: unknown[] = [];
  const { send } = process;
  process.send = (line: unknown) => told.push(line) > 0;
  try {
    const reporter = new JestProgress();
    reporter.onRunStart({ numTotalTestSuites: 9 });
    reporter.onTestFileStart({ path: '/x/hostileWalk.1of4.test.js' });
    reporter.onTestFileStart({ path: '/x/pay.test.tsx' });
    reporter.onTestFileResult({ path: '/x/pay.test.tsx' });
  } finally {
    if (send === undefined) delete process.send;
    else process.send = send;
  }
  expect(told.slice(1)).toEqual(['0 of 9 files, now hostileWalk.1of4, pay', '1 of 9 files, now hostileWalk.1of4']);
});

test('skipped tests are counted where there are any', () => {
  expect(counted({ passed: 3, failed: 0 })).toBe('3 passed, 0 failed');
  expect(counted({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
});
