// npm run replay [FILE]: opens the recording of a driver in the viewer (docs/operations.md), at http://localhost:8090 (PORT changes it). Without FILE
// the page asks for one.
// npm run replay -- --figures FILE: prints how many of its rows are drawn right, and that nothing left the page meanwhile.
// npm run replay -- --build: only writes dist-replay/, which can be put on any server as it is.
const { existsSync, readFileSync, statSync } = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { replayPolicy } = require('../headers');
const { checkListenOptions, readListenOptions } = require('../server/listenOptions');
const UsageError = require('../server/UsageError');

const root = path.resolve(__dirname, '../..');
const dist = path.join(root, 'dist-replay');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
/** The page says the same of a file that is dropped (src/operations/viewer/model/openRecordingFromText.ts). */
const MOST_BYTES = 8 * 1_048_576;

/** The viewer's document with a recording in it, as the JSON text of its text. */
const withRecording = (html, text) =>
  html.replace(
    '<script type="application/json" id="recording">null</script>',
    () => `<script type="application/json" id="recording">${JSON.stringify(text).replace(/</g, '\\u003c')}</script>`,
  );

/** @param {string | null} recording the text of a file */
exports.createReplayServer = (recording = null) =>
  http.createServer(({ url, method }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(1) || 'index.html';
    const type = TYPES[path.extname(name)];
    const file = path.join(dist, name);
    if (
      !['GET', 'HEAD'].includes(method) ||
      !/^(assets\/)?[\w.-]+$/.test(name) ||
      type === undefined ||
      !existsSync(file)
    ) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const text = readFileSync(file, 'utf8');
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Security-Policy': replayPolicy(),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-store',
      })
      .end(name === 'index.html' && recording !== null ? withRecording(text, recording) : text);
  });

function readRecording(file) {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const { size } = statSync(file);
  if (size > MOST_BYTES)
    throw new UsageError(`${file} has ${Math.round(size / 1_048_576)} MB. A recording has 1 MB at most.`);
  return readFileSync(file, 'utf8');
}

/** Builds the pages, unless they are those of this commit. */
exports.ensurePages = async () => {
  const { buildId } = require('../webpack/buildId');
  const kept = path.join(dist, 'version.json');
  const { version, commit } = buildId();
  const built = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  if (built.version === version && built.commit === commit && !commit.endsWith('+')) return;
  console.log('Building the viewer …');
  await require('../webpack/replay').buildReplay();
};

async function printFigures(recording) {
  const { figureLines, isAllRight, replayFigures } = require('../bench/replayFigures');
  await exports.ensurePages();
  const server = exports.createReplayServer(recording);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const figures = await replayFigures(`http://127.0.0.1:${server.address().port}/`, recording);
  server.close();
  console.log(figureLines(figures).join('\n'));
  return isAllRight(figures);
}

async function main(args) {
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  const recording = file === undefined ? null : readRecording(path.resolve(process.env.INIT_CWD ?? '.', file));
  if (args.includes('--build')) {
    await require('../webpack/replay').buildReplay();
    console.log('dist-replay/ can be put on any server.');
    return;
  }
  if (args.includes('--figures')) {
    if (recording === null) throw new UsageError('Whose figures? npm run replay -- --figures FILE');
    process.exit((await printFigures(recording)) ? 0 : 1);
  }
  const listen = readListenOptions({ ...process.env, PORT: process.env.PORT || '8090' });
  await checkListenOptions(listen);
  await exports.ensurePages();
  exports.createReplayServer(recording).listen(listen.port, listen.host, () => {
    console.log(`\n  The recording     http://localhost:${listen.port}\n`);
  });
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  });
}
