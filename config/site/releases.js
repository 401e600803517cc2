// The folder of a site:
//   assets/           files of all releases, named by their content
//   releases/<name>/  www/ (documents), nginx.conf, assets.json (which of the files are its own)
//   current           a link to the release that nginx is to serve
// A release is written aside and is complete before `current` names it, which is one rename. nginx reads `current/nginx.conf` when it is reloaded, and that
// names the folder of its release. So documents, their hashes in the policy and their headers change at one moment, and whatever breaks before it
// leaves the former release as it was.
const {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} = require('node:fs');
const path = require('node:path');

/** Pages stay open for long, and ask for files of the release that they began with. */
const KEPT_FOR_MS = 30 * 24 * 3_600_000;
/** A run that was broken off leaves its folder behind. No run takes that long. */
const BROKEN_OFF_MS = 3_600_000;

const folderOf = (out) => path.join(out, 'releases');
const ageOf = (file, now) => now - statSync(file).mtimeMs;
const sameBytes = (one, other) => existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** The name of the release that `current` leads to, null before the first one. */
exports.currentRelease = (out) => {
  const link = path.join(out, 'current');
  if (!lstatSync(link, { throwIfNoEntry: false })) return null;
  if (!lstatSync(link).isSymbolicLink()) throw new Error(`${link} is no link of npm run site: move it away.`);
  return path.basename(readlinkSync(link));
};

/** The names of the releases that are there, the newest first. */
exports.releasesOf = (out) =>
  existsSync(folderOf(out))
    ? readdirSync(folderOf(out))
        .filter((name) => !name.startsWith('.'))
        .sort((one, other) => madeAt(out, other) - madeAt(out, one))
    : [];
const madeAt = (out, name) => statSync(path.join(folderOf(out), name, 'assets.json')).mtimeMs;

/** Copies files that are not there yet. A name is taken at once or not at all, because a page may be asking for it. */
function addAssets(from, to) {
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from);
  for (const name of names) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (sameBytes(source, target)) continue;
    const aside = path.join(to, `.${process.pid}-${name}`);
    cpSync(source, aside);
    renameSync(aside, target);
  }
  return names;
}

const nameFor = ({ version = 'unknown', commit = 'unknown' }, taken) => {
  const day = new Date().toISOString().replace(/[-:]|\..*$/g, '');
  const name = `${version}-${commit}-${day}`.replace(/[^\w.+-]/g, '_');
  return Array.from({ length: 100 }, (_, at) => (at === 0 ? name : `${name}-${at}`)).find(
    (each) => !taken.includes(each),
  );
};

/**
 * Writes a release and leaves `current` as it is.
 *
 * @param {string} out
 * @param {{ assets: string, build: object, write: (www: string) => void, nginxConf: (folders: { www: string, assets: string }) => string }} release
 *   `assets` is the folder of the build's files, `write` writes the documents
 * @returns {string} its name
 */
exports.addRelease = (out, { assets, build, write, nginxConf }) => {
  mkdirSync(folderOf(out), { recursive: true });
  const files = addAssets(assets, path.join(out, 'assets'));
  const aside = mkdtempSync(path.join(folderOf(out), '.new-'));
  const name = nameFor(build, readdirSync(folderOf(out)));
  mkdirSync(path.join(aside, 'www'));
  write(path.join(aside, 'www'));
  const www = path.join(folderOf(out), name, 'www');
  writeFileSync(path.join(aside, 'nginx.conf'), nginxConf({ www, assets: path.join(out, 'assets') }));
  writeFileSync(path.join(aside, 'assets.json'), JSON.stringify(files));
  // mkdtemp is for its maker only, but nginx's workers are somebody else.
  chmodSync(aside, 0o755);
  renameSync(aside, path.join(folderOf(out), name));
  return name;
};

/** Makes `current` lead to this release, in one step. */
exports.switchTo = (out, name) => {
  const former = exports.currentRelease(out);
  if (!exports.releasesOf(out).includes(name))
    throw new Error(`There is no release ${name}. There are: ${exports.releasesOf(out).join(', ') || 'none'}.`);
  const aside = path.join(out, `.current-${process.pid}`);
  rmSync(aside, { force: true });
  symlinkSync(path.join('releases', name), aside);
  renameSync(aside, path.join(out, 'current'));
  // What was served until now is kept for 30 days from now, however old it is.
  const now = new Date();
  if (former !== null && existsSync(path.join(folderOf(out), former)))
    utimesSync(path.join(folderOf(out), former), now, now);
  return former;
};

/** Removes releases that have not been served for 30 days, and files that none of the others has. `kept` are never removed. */
exports.prune = (out, kept, now = Date.now()) => {
  const folder = folderOf(out);
  const stay = new Set(kept);
  for (const name of readdirSync(folder)) {
    const isRest = name.startsWith('.') && ageOf(path.join(folder, name), now) > BROKEN_OFF_MS;
    const isOld = !name.startsWith('.') && !stay.has(name) && ageOf(path.join(folder, name), now) > KEPT_FOR_MS;
    if (!isRest && !isOld) continue;
    // Half a release must not look like one.
    const aside = isOld ? path.join(folder, `.old-${name}`) : path.join(folder, name);
    if (isOld) renameSync(path.join(folder, name), aside);
    rmSync(aside, { recursive: true, force: true });
  }
  const used = new Set(
    exports.releasesOf(out).flatMap((name) => JSON.parse(readFileSync(path.join(folder, name, 'assets.json'), 'utf8'))),
  );
  for (const name of readdirSync(path.join(out, 'assets'))) {
    const file = path.join(out, 'assets', name);
    if (!used.has(name) && ageOf(file, now) > BROKEN_OFF_MS) rmSync(file);
  }
};
