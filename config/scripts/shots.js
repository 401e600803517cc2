// npm run shots [part of a path name]: takes pictures of every screen of the build in dist/. One picture per screen in test/browser/out/shots shows
// six variants: normal, empty (a driver without data), failing (no service answers), elder mode, dark, text of 200 %. A screen that is longer than the
// phone is shown as a whole page. npm run shots readme: renews the pictures of README, the moving one included.
process.env.NODE_ENV = 'test';
const { existsSync, mkdirSync } = require('node:fs');
const path = require('node:path');
const loadTypeScript = require('../loadTypeScript');
const { PHONE } = require('../phone');
const { launchBrowser } = require('./findBrowser');
const { drawReadme } = require('./readmePictures');
const { createServer } = require('./serve');

const root = path.resolve(__dirname, '../..');
const out = path.join(root, 'test/browser/out/shots');
/** Time for a screen to settle. The mock world answers within a few ms and failed calls are not retried. The rest is a reserve for slow loading. */
const REST_MS = 1_200;
/** A preference in the format in which the app stores it (flows/preferences). */
const elder = JSON.stringify({ isElder: true, scheme: 'auto', hasConsented: true });

const looks = ({ lin, chen }) => [
  { name: '正常', of: lin },
  { name: '空', of: chen },
  { name: '失败', of: lin, isDown: true },
  { name: '长辈模式', of: lin, kept: elder },
  { name: '深色', of: lin, colorScheme: 'dark' },
  { name: '200 %', of: lin, isLarge: true },
];

/** A page in which this driver is signed in; without tokens, a visitor's. */
async function openPage(browser, origin, pair, { kept, of, colorScheme = 'light' }) {
  const context = await browser.newContext({
    ...PHONE,
    timezoneId: 'Asia/Shanghai',
    colorScheme,
    permissions: ['geolocation'],
    geolocation: { longitude: 114.0579, latitude: 22.5431 },
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  if (pair !== null && of !== undefined) {
    await context.addInitScript((openid) => {
      localStorage.setItem('openid', openid);
    }, of.openid);
  }
  if (kept !== undefined) {
    await context.addInitScript((text) => {
      localStorage.setItem('preferences.v1', text);
    }, kept);
  }
  if (pair !== null)
    await context.addCookies(['token', 'refreshToken'].map((name) => ({ name, value: pair[name], url: origin })));
  return context.newPage();
}

async function lookAt(page, address, { isDown = false, isLarge = false }) {
  try {
    if (isDown) await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(address, { waitUntil: 'load' });
    if (isLarge) await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
    await page.waitForTimeout(REST_MS);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.context().close();
  }
}

async function drawSheet(browser, title, frames, file) {
  const page = await browser.newPage({ viewport: { width: frames.length * 306 + 6, height: 700 } });
  const cells = frames.map(
    ({ name, png }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;padding:6px;background:#777;font:14px sans-serif;color:#fff}main{display:flex;align-items:flex-start}
    figure{margin:0 6px 0 0}img{display:block;width:300px}figcaption{padding:4px 0}</style><h3>${title}</h3><main>${cells.join('')}</main>`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

async function main(part = '') {
  if (!existsSync(path.resolve(root, process.env.DIST ?? 'dist', 'index.html')))
    throw new Error('There is no build yet: run npm run build first.');
  mkdirSync(out, { recursive: true });
  const { allNames, FOR_VISITORS, goodVisit } = loadTypeScript('test/data/goodVisits.ts');
  const { signInAs } = loadTypeScript('mocks/world/account/tokens.ts');
  const { DRIVERS } = loadTypeScript('mocks/world/core/seeded.ts');
  const names = allNames.filter((name) => name.includes(part));
  const isReadme = part === 'readme';
  if (names.length === 0 && !isReadme)
    throw new Error(`No screen has “${part}” in its path name (src/navigation/paths.ts).`);
  const { server, world } = createServer();
  const origin = await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`));
  });
  const browser = await launchBrowser();
  if (isReadme) {
    const page = await openPage(browser, origin, signInAs(world, DRIVERS.lin.phone), {});
    const { frames, kilobytes } = await drawReadme(browser, page, origin);
    console.log(`pay.gif: ${frames} pictures, ${kilobytes} KB`);
  }
  for (const name of names) {
    const frames = [];
    for (const look of looks(DRIVERS)) {
      world.reset();
      const at = goodVisit(name, 'driver').at(world);
      const pair = FOR_VISITORS.includes(name) ? null : signInAs(world, look.of.phone);
      const page = await openPage(browser, origin, pair, look);
      frames.push({ name: look.name, png: await lookAt(page, origin + at, look) });
    }
    await drawSheet(browser, name, frames, path.join(out, `${name}.png`));
    console.log(`${name}.png`);
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  if (!isReadme) console.log(`\n${names.length} screens in ${path.relative(root, out)}`);
}

main(process.argv[2]).then(
  () => process.exit(0),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
