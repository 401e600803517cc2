import { downloadChunksWithoutRunning } from '@/app/downloadChunksWithoutRunning';

interface Bundler {
  e: (chunk: number) => Promise<unknown>;
}
const outside = globalThis as { __webpack_require__?: Bundler };

/** What `import()` is compiled to: one chunk after the other is loaded, then the module runs. */
const importOf = (chunk: number, run: () => void) => outside.__webpack_require__?.e(chunk).then(run);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(answer: () => Promise<unknown> = () => Promise.resolve()) {
  const loadChunk = jest.fn((_chunk: number) => answer());
  outside.__webpack_require__ = { e: loadChunk };
  return loadChunk;
}

afterEach(() => {
  delete outside.__webpack_require__;
});

test('the files are loaded, and the code does not run', async () => {
  const loadChunk = setUp();
  const run = jest.fn();
  downloadChunksWithoutRunning(() => importOf(7, run));
  await settled();
  expect(loadChunk.mock.calls).toEqual([[7]]);
  expect(run).not.toHaveBeenCalled();
});

test('whoever imports the code afterwards runs it', async () => {
  setUp();
  const run = jest.fn();
  downloadChunksWithoutRunning(() => importOf(7, jest.fn()));
  await importOf(7, run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a file that is missing is told to nobody, and a loader that throws leaves the import as it was', async () => {
  const loadChunk = setUp(() => Promise.reject(new Error('Loading chunk 7 failed')));
  downloadChunksWithoutRunning(() => importOf(7, jest.fn()));
  await settled();
  expect(() => {
    downloadChunksWithoutRunning(() => {
      throw new Error('broken');
    });
  }).toThrow('broken');
  expect(outside.__webpack_require__?.e).toBe(loadChunk);
});
