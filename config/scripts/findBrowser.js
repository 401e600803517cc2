const { existsSync } = require('node:fs');
const path = require('node:path');
const { unpackBrowser } = require('./unpackBrowser');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  ...(process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const ADVICE =
  'Browser tests need Chromium or Chrome: install one (Debian and Ubuntu: apt-get install chromium) or name one with CHROME=/path/to/chrome.';

exports.LAUNCH_ARGS = [
  '--no-sandbox', // as root, in a container
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const LIBRARY_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];

/**
 * The path in CHROME, otherwise the headless shell from the npm registry, unpacked into the project's cache, otherwise an installed Chromium or Chrome.
 * The shell has the version of package-lock.json and no window of its own: the tests take a quarter less time than in an installed Chromium, which draws
 * its toolbar for every new page. BROWSER=installed turns the order round. The shell exists for Linux on x64 alone.
 *
 * Adds to the environment of this process what the shell needs where the machine lacks libraries or fonts.
 */
async function findBrowser() {
  const { CHROME } = process.env;
  if (CHROME) {
    if (!existsSync(CHROME)) throw new Error(`CHROME names ${CHROME}, which does not exist.`);
    return CHROME;
  }
  const installed = PLACES.find((place) => existsSync(place));
  const hasShell = process.platform === 'linux' && process.arch === 'x64';
  if (installed !== undefined && (!hasShell || process.env.BROWSER === 'installed')) return installed;
  try {
    const hasLibraries = LIBRARY_FOLDERS.some((folder) => existsSync(path.join(folder, 'libnss3.so')));
    const { program, environment } = await unpackBrowser({ hasLibraries });
    Object.assign(process.env, environment);
    return program;
  } catch (error) {
    if (installed !== undefined) return installed;
    throw new Error(`${ADVICE}\n${error.message}`, { cause: error });
  }
}

exports.findBrowser = findBrowser;

/** Starts a browser. If none is found, it fails with one sentence that says what to install. */
exports.launchBrowser = async (options = {}) => {
  const { chromium } = require('playwright-core');
  const executablePath = await findBrowser();
  try {
    return await chromium.launch({ executablePath, args: exports.LAUNCH_ARGS, ...options });
  } catch (error) {
    throw new Error(`${executablePath} does not start. ${ADVICE}\n${error.message}`, { cause: error });
  }
};
