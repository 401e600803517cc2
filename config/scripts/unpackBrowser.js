// Unpacks the headless shell of the npm registry (@sparticuz/chromium) into the project's own cache, a folder per version.
const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const MANIFEST = 'manifest.json';

/** The package unpacks into the temporary folder of its process and nowhere else, hence a process of its own. It ends with ours, which holds its input. */
const UNPACK = `
  process.stdin.on('close', () => process.exit(1)).resume();
  import('@sparticuz/chromium').then(({ default: shell }) => shell.executablePath()).then(() => process.exit(0));
`;

/** The package adds its libraries where it believes to run at Amazon's. */
const BRING_LIBRARIES = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };

const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));

const sha256 = (file) => {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(1 << 20);
  const handle = fs.openSync(file, 'r');
  try {
    for (let size = 1; size > 0;) {
      size = fs.readSync(handle, chunk);
      hash.update(chunk.subarray(0, size));
    }
  } finally {
    fs.closeSync(handle);
  }
  return hash.digest('hex');
};

const factsOf = (file) => ({ bytes: fs.statSync(file).size, sha256: sha256(file) });

/** True if the folder holds exactly what was unpacked. Hashing the 200 MB takes about half a second. */
function isWhole(folder) {
  try {
    const { place, files } = JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), 'utf8'));
    return (
      place === folder &&
      Object.entries(files).every(([name, { bytes, sha256: hash }]) => {
        const file = path.join(folder, name);
        return fs.statSync(file).size === bytes && sha256(file) === hash;
      })
    );
  } catch {
    return false;
  }
}

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const remove = (folder) => fs.rmSync(folder, { recursive: true, force: true });

/** Removes what killed runs have left: `part-<pid>-…`. */
function sweep(cache) {
  for (const name of fs.readdirSync(cache)) {
    const pid = /^part-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) remove(path.join(cache, name));
  }
}

const runUnpack = (part, environment) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', UNPACK], {
      cwd: root,
      env: { ...process.env, ...environment, TMPDIR: part },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.on('data', (more) => (text += more));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The browser of the tests could not be unpacked into ${part}.\n${text}`));
    });
  });

/** The package's font configuration names folders below /tmp. */
function moveFonts(part, place) {
  const file = path.join(part, 'fonts/fonts.conf');
  if (!fs.existsSync(file)) return;
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('/tmp/', `${place}/`));
}

/** Puts the finished folder in its place. Another run may have done it meanwhile, or what is there may be damaged. */
function putInPlace(part, place, cache) {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      fs.renameSync(part, place);
      return;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
      if (isWhole(place)) return;
      const damaged = fs.mkdtempSync(path.join(cache, `part-${process.pid}-`));
      fs.renameSync(place, path.join(damaged, 'damaged'));
      remove(damaged);
    }
  }
  throw new Error(`${place} is damaged and cannot be replaced.`);
}

async function unpackInto(place, cache, environment) {
  fs.mkdirSync(cache, { recursive: true });
  sweep(cache);
  const part = fs.mkdtempSync(path.join(cache, `part-${process.pid}-`));
  try {
    await runUnpack(part, environment);
    moveFonts(part, place);
    const files = Object.fromEntries(filesBelow(part).map((name) => [name, factsOf(path.join(part, name))]));
    if (files.chromium === undefined) throw new Error('@sparticuz/chromium has brought no browser.');
    fs.writeFileSync(path.join(part, MANIFEST), JSON.stringify({ place, files }, undefined, 2));
    putInPlace(part, place, cache);
  } finally {
    remove(part);
  }
}

/**
 * Unpacks the browser unless it lies there whole. Runs that unpack at the same time, or are killed, leave nothing half: each unpacks aside, and a
 * rename puts it in its place.
 *
 * @param {{ hasLibraries: boolean, cache?: string }} options `hasLibraries` is false where the machine lacks those that the browser needs
 * @returns {Promise<{ program: string, environment: Record<string, string> }>} the path of the browser, and what its process needs in its environment
 * @throws {Error} the disk is full, the package is damaged
 */
exports.unpackBrowser = async ({ hasLibraries, cache = path.join(root, 'node_modules/.cache/chromium') }) => {
  const { version } = JSON.parse(
    fs.readFileSync(path.join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  );
  const place = path.join(cache, hasLibraries ? version : `${version}-with-libraries`);
  if (!isWhole(place)) await unpackInto(place, cache, hasLibraries ? {} : BRING_LIBRARIES);
  const { LD_LIBRARY_PATH } = process.env;
  const libraries = path.join(place, 'al2023/lib');
  return {
    program: path.join(place, 'chromium'),
    environment: {
      ...(hasLibraries
        ? {}
        : { LD_LIBRARY_PATH: LD_LIBRARY_PATH ? `${libraries}${path.delimiter}${LD_LIBRARY_PATH}` : libraries }),
      ...(fs.existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(place, 'fonts') }),
    },
  };
};
