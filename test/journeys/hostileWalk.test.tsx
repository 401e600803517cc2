import { rowOf } from '@/app/routing/routeTable';
import { unbuiltRow } from '@/app/routing/unbuiltRoutes';

import { hostileStrings } from '../corpus/hostileStrings';
import { allNames, type GoodVisit, goodVisit, withoutGoodVisit } from '../data/goodVisits';
import type { callOf } from '../support/answersOnTheWay';
import { brokenOneByOne } from '../support/goodAnswers';
import { rotation } from '../support/poison';
import { isFull, isWalked, pickFor, tell } from '../support/thoroughness';
import { isBlank, leaks, walkingApp } from '../support/walkingApp';

jest.setTimeout(isFull ? 3_600_000 : 300_000);

const built = allNames.filter((name) => rowOf(name).screen !== unbuiltRow.screen);
const visits = built.flatMap((name): [string, GoodVisit][] =>
  (['driver', 'visitor'] as const).map((who) => [`${name}, ${who}`, goodVisit(name, who)]),
);

/**
 * In a short run a field of an answer is broken in one way where a screen asks for it first, and elsewhere now and then. In a full
 * run it is broken in every way there, and on every other screen it is missing, null and of another type.
 */
const walked = new Set<string>();
const ELSEWHERE = 24;
let total = 0;

it('every screen that needs parameters has a good address', () => {
  expect(built.length).toBeGreaterThan(20);
  expect(withoutGoodVisit(built)).toEqual([]);
});

describe('a field that is missing, null or mistyped is never read on the screen', () => {
  const complaints = jest.spyOn(console, 'error');
  afterEach(() => {
    complaints.mockClear();
  });
  afterAll(() => {
    complaints.mockRestore();
    tell(`broken answers walked: ${String(total)}, of ${String(walked.size)} fields`);
  });

  test.each(visits)('%s', async (name, visit) => {
    const good = new Map<string, { data: unknown; call: NonNullable<ReturnType<typeof callOf>> }>();
    const app = await walkingApp(visit, (data, call) => {
      if (!good.has(call.key)) good.set(call.key, { data, call });
      return data;
    });
    const wrong = () => [
      ...leaks(),
      ...(isBlank() ? ['a blank page'] : []),
      ...(document.querySelector('[data-screen]')?.getAttribute('data-screen') === visit.name ? [] : ['another page']),
      ...app.outside.reports.splice(0).map((report) => `reported: ${String(report)}`),
      ...complaints.mock.calls.splice(0).map(([first]) => `complained: ${String(first).slice(0, 200)}`),
    ];
    const found: Record<string, string[]> = {};
    const note = (what: string) => {
      const problems = wrong();
      if (problems.length > 0) found[what] = [...new Set(problems)];
    };
    note('a good visit');
    // What is folded stays open from here on, and is read like the rest.
    for (const fold of document.querySelectorAll(
      'main button[aria-expanded="false"], [data-screen] button[aria-expanded="false"]',
    ))
      await app.user.click(fold);
    note('unfolded');
    for (const [key, { data, call }] of good) {
      for (const ways of brokenOneByOne(data, call.endpoint.answer)) {
        const field = `${key} ${ways[0]?.field ?? ''}`;
        const isNew = !walked.has(field);
        walked.add(field);
        const [missing, nulled, ...mistyped] = ways;
        const oneOfEach = [missing, nulled, pickFor(`${name} ${field}`, mistyped)];
        const chosen = !isFull ? [pickFor(field, oneOfEach)] : isNew ? ways : oneOfEach;
        for (const way of chosen) {
          if (way === undefined || !(isNew || isWalked(`${name} ${key} ${way.name}`, ELSEWHERE))) continue;
          total += 1;
          app.line.change = (whole, asked) => (asked.key === key ? way.data : whole);
          await app.again();
          note(`${key} ${way.name}`);
        }
      }
    }
    expect(found).toEqual({});
  });
});

it('a picture of a stay is asked for over https or not at all', async () => {
  const hostile = rotation(
    hostileStrings.filter((text) => text !== ''),
    0,
  );
  const addresses: string[] = ['https://pictures.example/1.jpg'];
  while (addresses.length < hostileStrings.length) addresses.push(hostile());
  const app = await walkingApp(goodVisit('payPage', 'driver'), (data, { key }) =>
    key === 'POST charge/v2/api/parkOrders/msp/detail'
      ? { ...(data as object), pictures: addresses.map((picUrl) => ({ picUrl, picType: 1, time: '' })) }
      : data,
  );
  await app.user.click(await app.screen.findByText('看照片'));
  const sources = [...document.querySelectorAll('figure img')].map((picture) => picture.getAttribute('src') ?? '');
  expect(sources[0]).toBe('https://pictures.example/1.jpg');
  expect(sources.filter((source) => !/^(https:\/\/|\/(?!\/))/i.test(source))).toEqual([]);
});
