const loadTypeScript = require('../loadTypeScript');
const { measureList, measureTap } = require('./measureList');
const { measureMemory } = require('./measureMemory');

const STATIC_ROWS = 9_999;
/** Limits for the parking screens. Long lists: a ratio to the static page that is scrolled in the same run. */
const LIMITS = { firstRowMs: 1_500, rowNodes: 400, droppedRatio: 1.5, grownKb: 0.7 * 1024, detached: 0 };
const ROUNDS = 5;
/** Memory is measured on the first screen, before and after the tour. */
const TOUR = [
  'home',
  'map',
  'searchPage',
  'parkingPayPage',
  'payPage',
  'choiceDiscountPage',
  'multiPayPage',
  'payResultPage',
  'arrearsPage',
  'scanPayPage',
  'roadParkingIndex',
  'roadParkingPlateList',
  'roadParkingParkingList',
  'parkingRecord',
  'parkingRecordDetail',
  'billRecord',
  'orderRecord',
  'carManage',
  'plateDetail',
  'unused',
];

/** The long lists, each with a scenario of the mock world that makes it long. `row` selects its rows; `tap` the link by which a driver comes. */
const LISTS = {
  'arrears, 999': { scenario: 'arrears999', at: '/arrearsPage', row: '[aria-label="待缴账单"] > [role="listitem"]' },
  'to pay, 999': {
    scenario: 'arrears999',
    at: '/multiPayPage?arrearsOnly=1',
    from: '/home',
    tap: 'a[href^="/multiPayPage"]',
    row: '[aria-label="待缴账单"] > [role="listitem"]',
  },
  'lots, 9,999': {
    scenario: 'lots9999',
    at: '/map',
    from: '/home',
    tap: 'nav a[href="/map"]',
    row: '[aria-label="附近停车场，由近到远"] > [role="listitem"]',
  },
};
exports.LISTS = LISTS;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** A page without a script, with the same number of rows of three nodes each. */
exports.staticList = () => {
  const row = (_, index) =>
    `<div class="row"><b>${String(index).padStart(4, '0')}号停车场</b><small>${index + 100}m · 余位 17 · 免费15分钟</small></div>`;
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><title>列表</title>
    <style>body{margin:0;background:#f2f4f7;font:16px/1.4 sans-serif}.row{display:grid;margin:8px 16px;padding:16px;border-radius:12px;background:#fff}</style>
    <main>${Array.from({ length: STATIC_ROWS }, row).join('')}</main></html>`;
};

const signedIn = (world, origin) => {
  const { signInAs } = loadTypeScript('mocks/world/account/tokens.ts');
  const { DRIVERS } = loadTypeScript('mocks/world/core/seeded.ts');
  return Object.entries(signInAs(world, DRIVERS.lin.phone))
    .filter(([name]) => name === 'token' || name === 'refreshToken')
    .map(([name, value]) => ({ name, value, url: origin }));
};

const verdict = (isGood) => {
  if (!isGood) process.exitCode = 1;
  return isGood ? 'kept' : 'MISSED';
};

/** Measures long lists on a processor four times slower, each beside a static one. */
async function printLists({ browser, world, origin, runs }) {
  const subjects = { static: { address: `${origin}/static-list`, row: '.row' } };
  for (const [name, { at, from, ...list }] of Object.entries(LISTS))
    subjects[name] = { ...list, address: origin + at, ...(from === undefined ? {} : { from: origin + from }) };
  const taken = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, { scenario = 'default', ...subject }] of Object.entries(subjects)) {
      world.reset(scenario);
      const result = await measureList(browser, { ...subject, cookies: signedIn(world, origin) });
      if (subject.tap !== undefined) {
        world.reset(scenario);
        result.tapMs = await measureTap(browser, { ...subject, cookies: signedIn(world, origin) });
      }
      taken[name].push(result);
      const byTap = result.tapMs === undefined ? '' : `, ${Math.round(result.tapMs)} ms after a tap`;
      process.stderr.write(
        `run ${run} ${name}: first row ${Math.round(result.firstRowMs)} ms${byTap}, ${(result.share * 100).toFixed(0)} % of frames dropped over ${result.scrolled} px\n`,
      );
    }
  }
  const of = (name, read) => median(taken[name].map(read));
  const floor = of('static', ({ share }) => share);
  console.log(`\nLong lists, median of ${runs} (processor 4 times slower; 36,000 px in six flings)`);
  console.log(
    `First row: cold, with the document opened at the list, nothing in the cache; and after a tap at home (limit of each ${LIMITS.firstRowMs} ms)\n`,
  );
  console.log(
    ['', 'cold ms', 'tap ms', 'row nodes', 'dropped', 'ratio']
      .map((word, at) => word.padEnd(at === 0 ? 16 : 14))
      .join(''),
  );
  for (const name of Object.keys(subjects)) {
    const firstRow = of(name, ({ firstRowMs }) => firstRowMs);
    const byTap = of(name, ({ tapMs }) => tapMs);
    const nodes = Math.max(...taken[name].map(({ rowNodes }) => rowNodes));
    const share = of(name, (each) => each.share);
    const ratio = share / floor;
    const goals =
      name === 'static'
        ? ''
        : `cold ${verdict(firstRow <= LIMITS.firstRowMs)}, ${byTap === undefined ? '' : `tap ${verdict(byTap <= LIMITS.firstRowMs)}, `}nodes ${verdict(nodes <= LIMITS.rowNodes)}, dropped ${verdict(ratio <= LIMITS.droppedRatio)}`;
    const cells = [
      firstRow.toFixed(0),
      byTap?.toFixed(0) ?? '-',
      String(nodes),
      `${(share * 100).toFixed(1)} %`,
      ratio.toFixed(2),
    ];
    console.log(name.padEnd(16) + cells.map((cell) => cell.padEnd(14)).join('') + goals);
  }
}

/** Measures what a long walk through the parking screens leaves in memory. */
async function printMemory({ browser, world, origin }) {
  world.reset();
  const { goodVisit } = loadTypeScript('test/data/goodVisits.ts');
  const screens = TOUR.map((name) => ({ name, path: goodVisit(name, 'driver').at(world) }));
  const cookies = signedIn(world, origin);
  const { heapMb, grownKb, nodes, listeners, detached } = await measureMemory(browser, {
    origin,
    cookies,
    screens,
    rounds: ROUNDS,
  });
  console.log(
    `\n${ROUNDS * TOUR.length} navigations through ${TOUR.length} screens of the parking side: the heap grows by ${grownKb.toFixed(0)} KB of ${heapMb.toFixed(1)} MB (limit ${LIMITS.grownKb.toFixed(0)} KB: ${verdict(grownKb <= LIMITS.grownKb)}),` +
      ` detached trees by ${detached} (limit ${LIMITS.detached}: ${verdict(detached <= LIMITS.detached)}), nodes by ${nodes}, listeners by ${listeners}`,
  );
}

/** Measures the parking screens against their limits: long lists and memory. */
exports.printParkingSide = async (surroundings) => {
  await printLists(surroundings);
  await printMemory(surroundings);
};
