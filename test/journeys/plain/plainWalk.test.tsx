import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { waitFor } from '@testing-library/react';

import { paths, type ScreenName } from '@/navigation/paths';

import { publishedCalls } from '../../../mocks/api/published/publishedAnswers';
import { allNames } from '../../data/goodVisits';
import { shownScreen } from '../../support/seen';
import { builtVisits } from '../../support/walks/builtVisits';
import { deadActs } from '../../support/walks/deadActs';
import { isWanted, walkedRoutes } from '../../support/walks/shards';
import { tell } from '../../support/walks/thoroughness';
import { isBlank, leaks, walkingApp } from '../../support/walks/walkingApp';

jest.setTimeout(30_000);

/** Screens that ask an unknown call for what only helps, and leave it out. */
const ONLY_HELPS: readonly string[] = [
  'customerServiceIndex',
  'customerServiceQuestionBill',
  'customerServiceQuestionBook',
  'map',
  'mine',
  'monthlyMaterial',
  'monthlyPassConfirm',
  'scanQRCodeChargingFailed',
  'scanQRCodeFailed',
];
/** Words that deny something. Where a call was unknown, nobody can know that. */
const DENIAL = /暂无|还没有|没有(找到|查到|加载|开通|可用|符合|记录|待|进行|收到)|不存在|下架|接口/;
const LATER = { timeout: 3_000 };

const page = readFileSync(join(__dirname, '../../../docs/published.md'), 'utf8');
/** The rows of the page: an address and its calls, each in backticks. */
const listed = [...page.matchAll(/^\| (`\/[^|]+?) +\| (`[^|]+?) +\|$/gm)].map(
  ([, path = '', calls = '']) => [path, calls] as const,
);
const listedCalls = (name: ScreenName) =>
  listed
    .find(([path]) => path === `\`${paths[name]}\``)?.[1]
    .replaceAll('`', '')
    .split(', ') ?? [];

/** What the screens ask for that the published contract lacks, by path name. */
const lacking = new Map<string, ReadonlySet<string>>();

const isWaiting = () => document.querySelector('[aria-busy="true"], [data-state="loading"]') !== null;
const others = () =>
  [...document.querySelectorAll('[data-screen] a[href], [role="dialog"] a[href], [data-screen] main button')].length;

async function walk(visit: (typeof builtVisits)[number]): Promise<string[]> {
  const app = await walkingApp(visit, undefined, 'plain');
  await waitFor(() => expect(isWaiting()).toBe(false), LATER).catch(() => undefined);
  const unknownCalls = () =>
    new Set(app.world.log.list().flatMap(({ call }) => (publishedCalls.includes(call) ? [] : [call])));
  // What only helps is asked for last. On a busy machine the page is at rest before that.
  if (visit.who === 'driver')
    await waitFor(
      () => expect([...unknownCalls()]).toEqual(expect.arrayContaining(listedCalls(visit.name))),
      LATER,
    ).catch(() => undefined);
  const unknown = unknownCalls();
  if (unknown.size > 0) lacking.set(visit.name, new Set([...(lacking.get(visit.name) ?? []), ...unknown]));
  const mustSay = unknown.size > 0 && !ONLY_HELPS.includes(visit.name);
  // A part of a screen that comes later says it later.
  if (mustSay)
    await waitFor(() => expect(document.body.textContent).toContain('暂不支持查看'), LATER).catch(() => undefined);
  // What a timeline says of a step ahead denies nothing.
  const text = document.body.textContent.replaceAll('（还没有到）', '');
  const wrong = [
    ...(shownScreen() === visit.name ? [] : [`shows ${shownScreen() ?? 'nothing'}`]),
    ...(isBlank() ? ['a blank page'] : []),
    ...(isWaiting() ? ['waits for ever'] : []),
    ...leaks(),
    ...deadActs(),
    ...app.outside.reports.map((report) => `reported: ${String(report)}`),
    ...(unknown.size > 0 && DENIAL.test(text) ? [`denies: ${DENIAL.exec(text)?.[0] ?? ''}`] : []),
    ...(mustSay && !text.includes('暂不支持查看') ? ['does not say what it cannot show'] : []),
    ...(mustSay && others() === 0 ? ['offers no other way'] : []),
    ...(mustSay && [...document.querySelectorAll('button')].some((one) => one.textContent === '重试')
      ? ['offers to retry']
      : []),
  ];
  app.stop();
  return wrong;
}

const visits = builtVisits.filter(({ name }) => isWanted(name));

test.each(visits.map((visit) => [visit.title, visit] as const))(
  '%s works on the published contract, or says what it cannot show and where else to go',
  async (_, visit) => {
    expect(await walk(visit)).toEqual([]);
  },
);

test('docs/published.md names what each visited screen lacks, and counts the screens', () => {
  const rows = [...lacking].map(
    ([name, calls]) =>
      `\`${paths[name as keyof typeof paths]}\` ${[...calls]
        .sort()
        .map((call) => `\`${call}\``)
        .join(', ')}`,
  );
  const visited = new Set(visits.map(({ name }) => `\`${paths[name]}\``));
  const named = listed.filter(([path]) => visited.has(path)).map((cells) => cells.join(' '));
  expect(named.sort()).toEqual(rows.sort());
  const count = `${String(allNames.length - listed.length)} of ${String(allNames.length)} screens work on the published contract alone`;
  tell(count);
  expect(page).toContain(count);
  if (walkedRoutes === null) expect(named).toHaveLength(listed.length);
});
