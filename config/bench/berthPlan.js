const loadTypeScript = require('../loadTypeScript');
const { measureDrawing, measureTap } = require('./measureList');

/** As many as stand on the first floor of the lot with 500 berths. */
const BERTHS = 300;
const PER_STRIP = 3;
/** First picture: as for a long list. Dropped frames: a ratio to the static drawing of the same run, or a fraction that nobody sees. */
const LIMITS = { firstRowMs: 1_500, rowNodes: 400, droppedRatio: 1.5, droppedShare: 0.01 };
const HOUR_MS = 3_600_000;
const NOON = 12;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** A page without a script that draws the same berths. */
exports.staticPlan = () => {
  const berth = (number) => `<label><b>A-${String(number).padStart(3, '0')}</b><small>地锁</small></label>`;
  const strip = (_, index) =>
    `<div class="strip">${Array.from({ length: PER_STRIP }, (_each, at) => berth(index * PER_STRIP + at + 1)).join('')}</div>`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><title>车位图</title>
    <style>body{margin:0;background:#fff;font:16px/1.4 sans-serif}.strip{display:grid;grid-template-columns:repeat(3,1fr);height:84px}
    label{display:grid;place-content:center;margin-bottom:8px;border:2px solid #889;border-bottom:0;text-align:center}</style>
    <main>${Array.from({ length: BERTHS / PER_STRIP }, strip).join('')}</main></html>`;
};

/** A signed-in driver at noon, when berths of today can be booked. */
function driverAtNoon(world, origin) {
  const { signInAs } = loadTypeScript('mocks/world/account/tokens.ts');
  const { DRIVERS } = loadTypeScript('mocks/world/core/seeded.ts');
  const { startOfDay, wireDay } = loadTypeScript('mocks/world/core/calendar.ts');
  world.reset('default');
  const now = world.clock.now();
  world.clock.advance(startOfDay(wireDay(now)) + (24 + NOON) * HOUR_MS - now);
  world.useScenario('berths500');
  const { lin } = DRIVERS;
  const pair = signInAs(world, lin.phone);
  const cookies = ['token', 'refreshToken'].map((name) => ({ name, value: pair[name], url: origin }));
  return { cookies, stored: { openid: lin.openid } };
}

const verdict = (isGood) => {
  if (!isGood) process.exitCode = 1;
  return isGood ? 'kept' : 'MISSED';
};

/** Measures the plan of 500 berths on a processor four times slower, beside a static drawing. */
exports.printBerthPlan = async ({ browser, world, origin, runs }) => {
  const { LOTS } = loadTypeScript('mocks/world/core/seeded.ts');
  const taken = { static: [], plan: [] };
  const row = '[aria-label="B1 A区 车位图"] > [role="listitem"]';
  for (let run = 1; run <= runs; run += 1) {
    taken.static.push(await measureDrawing(browser, { address: `${origin}/static-plan`, row: '.strip' }));
    const address = `${origin}/${encodeURIComponent('车位预约')}?parkId=${LOTS.city}`;
    const plan = await measureDrawing(browser, { address, row, ...driverAtNoon(world, origin) });
    const from = `${origin}/bookParks/index?keyword=${encodeURIComponent('市民')}`;
    const tap = `a[href*="parkId=${LOTS.city}"]`;
    plan.tapMs = await measureTap(browser, { from, tap, row, ...driverAtNoon(world, origin) });
    taken.plan.push(plan);
    process.stderr.write(
      `run ${run} berths, 500: first strip ${Math.round(plan.firstRowMs)} ms, ${Math.round(plan.tapMs)} ms after a tap\n`,
    );
  }
  const of = (name, read) => median(taken[name].map(read));
  const [cold, byTap] = [of('plan', ({ firstRowMs }) => firstRowMs), of('plan', ({ tapMs }) => tapMs)];
  const nodes = Math.max(...taken.plan.map(({ rowNodes }) => rowNodes));
  console.log(`\nThe plan of 500 berths beside a static drawing, median of ${runs} (processor 4 times slower)`);
  console.log(
    `First strip: cold ${cold.toFixed(0)} ms (${verdict(cold <= LIMITS.firstRowMs)}), after a tap ${byTap.toFixed(0)} ms (${verdict(byTap <= LIMITS.firstRowMs)}); limit of each ${LIMITS.firstRowMs} ms`,
  );
  console.log(
    `Nodes of the first picture: ${nodes} of at most ${LIMITS.rowNodes} (${verdict(nodes <= LIMITS.rowNodes)})`,
  );
  for (const what of ['pan', 'zoom']) {
    const [own, floor] = [of('plan', (each) => each[what]), of('static', (each) => each[what])];
    const isGood = own <= Math.max(floor * LIMITS.droppedRatio, LIMITS.droppedShare);
    console.log(
      `${what}: ${(own * 100).toFixed(1)} % of frames dropped, ${(floor * 100).toFixed(1)} % of the static drawing's; ratio ${floor > 0 ? (own / floor).toFixed(2) : '-'} (${verdict(isGood)})`,
    );
  }
};
