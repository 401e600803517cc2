const { execFile } = require('node:child_process');
const { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { promisify } = require('node:util');
const { brotliDecompressSync } = require('node:zlib');
const { removeFolder, startProgram } = require('./program');
const { openRpc } = require('./rpc');

const cache = path.resolve(__dirname, '../../node_modules/.cache/engines');
/** This package carries Chromium 88 for Linux in its archive, 50 MB. Later versions carry later browsers. */
const PACKED = 'chrome-aws-lambda@5.5.0';
/** Libraries that a machine without a desktop may lack. */
const LIBRARIES = [
  'libnss3.so',
  'libnssutil3.so',
  'libsoftokn3.so',
  'libexpat.so.1',
  'libuuid.so.1',
  'libsqlite3.so.0',
];

const run = promisify(execFile);

/** Fetches Chromium 88 from the npm registry once, and unpacks it beside the other caches. */
async function fetchOld() {
  const place = path.join(cache, 'chromium-88');
  const program = path.join(place, 'chromium');
  if (existsSync(program)) return { program, libraries: path.join(place, 'lib') };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('Chromium 88 is packed for Linux on x64 only.');
  mkdirSync(cache, { recursive: true });
  const part = mkdtempSync(path.join(cache, 'part-'));
  try {
    await run('npm', ['pack', PACKED, '--silent'], { cwd: part });
    await run('tar', ['xzf', `${PACKED.replace('@', '-')}.tgz`], { cwd: part });
    const unpack = (name) => brotliDecompressSync(readFileSync(path.join(part, 'package/bin', name)));
    writeFileSync(path.join(part, 'chromium'), unpack('chromium.br'), { mode: 0o755 });
    for (const name of ['aws.tar', 'swiftshader.tar']) {
      writeFileSync(path.join(part, name), unpack(`${name}.br`));
      await run('tar', ['xf', name], { cwd: part });
    }
    rmSync(path.join(part, 'package'), { recursive: true });
    renameSync(part, place);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return { program, libraries: path.join(place, 'lib') };
}

const hasLibrary = (name) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'].some((at) => existsSync(path.join(at, name)));

async function launch({ program, libraries }, { width, height }) {
  const profile = mkdtempSync(path.join(tmpdir(), 'engine-chromium-'));
  const lacks = libraries !== undefined && !LIBRARIES.every(hasLibrary);
  const { match, stop } = await startProgram(
    program,
    [
      ...[
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--hide-scrollbars',
      ],
      ...(libraries === undefined ? [] : ['--single-process', '--no-zygote']),
      ...['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    /listening on (ws:\S+)/,
    lacks ? { env: { ...process.env, LD_LIBRARY_PATH: libraries } } : {},
  );
  const { send, listen, close } = await openRpc(match[1]);
  const { product } = await send('Browser.getVersion');
  const { targetInfos } = await send('Target.getTargets');
  const { targetId } = targetInfos.find(({ type }) => type === 'page');
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method, params) => send(method, params, { sessionId });
  const errors = [];
  let loaded = () => undefined;
  listen(({ method, params }) => {
    if (method === 'Page.loadEventFired') loaded();
    if (method === 'Runtime.exceptionThrown')
      errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === 'Log.entryAdded' && params.entry.level === 'error')
      errors.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    if (method === 'Runtime.consoleAPICalled' && params.type === 'error')
      errors.push(params.args.map(({ value, description }) => value ?? description).join(' '));
  });
  for (const domain of ['Page', 'Runtime', 'Log']) await ask(`${domain}.enable`);
  await ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  return {
    version: product,
    errors,
    async goto(url) {
      const isLoaded = new Promise((resolve) => {
        loaded = resolve;
      });
      await ask('Page.navigate', { url });
      await isLoaded;
    },
    back: () => ask('Runtime.evaluate', { expression: 'history.back()' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await ask('Runtime.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    screenshot: async () => Buffer.from((await ask('Page.captureScreenshot')).data, 'base64'),
    close() {
      close();
      stop();
      removeFolder(profile);
    },
  };
}

exports.reference = {
  name: 'Chromium',
  launch: async (_, size) => launch({ program: await require('../scripts/findBrowser').findBrowser() }, size),
};
exports.old = { name: 'Chromium 88', advice: 'npm pack chrome-aws-lambda@5.5.0', find: fetchOld, launch };
