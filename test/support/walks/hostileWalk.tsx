import { waitFor } from '@testing-library/react';

import type { ScreenName } from '@/navigation/paths';

import type { GoodVisit } from '../../data/goodVisits';
import { drawnBy } from '../../data/waysIn';
import { shownScreen } from '../seen';
import type { Change } from './answersOnTheWay';
import { type BodyFault, bodyFaults } from './bodyFaults';
import { type Breakage, brokenOneByOne, filled } from './goodAnswers';
import { hasFields, pastingOf, walkAddresses } from './hostileInput';
import { poisoned } from './poison';
import { type Shard, testEach, visitsOf } from './shards';
import { isFull, isWalked, partOf, pickFor, sampled, tell } from './thoroughness';
import { isBlank, leaks, linkedScreens, strayLinks, walkingApp } from './walkingApp';

/** In a short run, a field that another screen has already covered is broken on one of this many screens. */
const ELSEWHERE = 24;
/** The most fields, and the most whole responses, that a short run breaks on one visit. So the cost grows only with the number of routes. */
const MOST_FIELDS = 8;
const MOST_BODIES = 3;
/** What a screen asks for last may come after the page was at rest, on a busy machine. */
const LATER = { timeout: 3_000 };

type App = Awaited<ReturnType<typeof walkingApp>>;
type Asked = Parameters<Change>[1];

interface Broken {
  readonly key: string;
  /** The call and the field. */
  readonly field: string;
  readonly way: Breakage;
}

/** A list of two of which one is taken away opens the other one at once. */
const ONE_LEADS_TO: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  merchantManageList: ['merchantManage'],
};

/**
 * Visits the built routes of a shard, over a connection that breaks one response at a time: field by field, and as a whole. The same
 * visit then pastes hostile texts into the fields of the screen, because starting an app takes as long as many visits.
 *
 * In a short run, a field is broken in one way on the first screen of the shard that requests it, and now and then on other
 * screens. A visit may break a limited number of fields and leaves the rest to the next visit that makes the same call. In a
 * full run, a field is broken in every way on the first screen that requests it; on every other screen it is missing, null and
 * of another type. In a short run, each call gets one faulty body, on the first screen that makes it. In a full run, it gets
 * every faulty body on every route.
 */
export function walkHostile(shard: Shard): void {
  walkAddresses(shard);
  jest.setTimeout(isFull ? 3_600_000 : 300_000);
  const pasting = pastingOf(shard);
  const visits = visitsOf(shard);
  const complaints = jest.spyOn(console, 'error');
  const walked = new Set<string>();
  const met = new Set<string>();
  const asked = new Set<string>();
  const startedAt = Date.now();
  let broken = 0;
  let faulty = 0;

  afterEach(() => {
    complaints.mockClear();
  });
  afterAll(() => {
    complaints.mockRestore();
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    tell(
      `hostile walk ${String(shard.shard)} of ${String(shard.of)}: ${String(broken)} broken answers, ${String(walked.size)} of ${String(met.size)} ` +
        `fields, ${String(faulty)} faulty bodies, on ${String(visits.length)} visits, in ${String(seconds)} s`,
    );
  });

  /** Records what is wrong with the current page, under the name of the change that was made. */
  function judge(found: Record<string, string[]>, app: App, screens: readonly string[], what: string): void {
    const screen = shownScreen() ?? 'nothing';
    const problems = [
      ...leaks(),
      ...strayLinks(),
      ...(isBlank() ? ['a blank page'] : []),
      ...(screens.includes(screen) ? [] : [`shows ${screen}`]),
      ...app.outside.reports.splice(0).map((report) => `reported: ${String(report)}`),
      ...complaints.mock.calls.splice(0).map(([first]) => `complained: ${String(first).slice(0, 200)}`),
    ];
    if (problems.length > 0) found[what] = [...new Set(problems)];
  }

  /** An app at a good visit, and the good responses that it received. */
  async function visited(visit: GoodVisit) {
    const good = new Map<string, { data: unknown; call: Asked }>();
    const app = await walkingApp(visit, (data, call) => {
      if (!good.has(call.key)) good.set(call.key, { data, call });
      return data;
    });
    return { app, good };
  }

  /** The fields to break on a visit, selected from all fields that it received. */
  function chosenOf(visit: GoodVisit, good: ReadonlyMap<string, { data: unknown; call: Asked }>): readonly Broken[] {
    const place = `${visit.name}, ${visit.who}`;
    const isNew = ({ field }: Broken) => !walked.has(field);
    const all = [...good].flatMap(([key, { data, call }]) =>
      brokenOneByOne(data, call.endpoint.answer).flatMap((ways): Broken[] => {
        const field = `${key} ${ways[0]?.field ?? ''}`;
        met.add(field);
        const [missing, nulled, ...mistyped] = ways;
        const oneOfEach = [missing, nulled, pickFor(`${place} ${field}`, mistyped)].filter((way) => way !== undefined);
        const chosen = !isFull ? [pickFor(field, oneOfEach)] : walked.has(field) ? oneOfEach : ways;
        return chosen
          .map((way) => ({ key, field, way }))
          .filter((one) => isNew(one) || isWalked(`${place} ${key} ${one.way.name}`, ELSEWHERE));
      }),
    );
    // Fields of this shard's own part come first. Otherwise all shards would break the same fields of the calls that every screen makes.
    const isOurs = (one: Broken) => isNew(one) && partOf(one.field, shard.of) === shard.shard - 1;
    const taken = sampled(all, MOST_FIELDS, ({ field }) => `${place} ${field}`, isOurs);
    for (const { field } of taken) walked.add(field);
    return taken;
  }

  async function breakFields(visit: GoodVisit, app: App, fields: readonly Broken[]) {
    const found: Record<string, string[]> = {};
    for (const { key, way } of fields) {
      broken += 1;
      app.line.change = (whole, asked) => (asked.key === key ? way.data : whole);
      await app.again(key);
      judge(found, app, [visit.name, ...(ONE_LEADS_TO[visit.name] ?? [])], `${key} ${way.name}`);
    }
    app.line.change = (whole) => whole;
    return found;
  }

  async function meet(app: App, key: string, { bodyOf }: BodyFault) {
    faulty += 1;
    app.line.fault = { key, bodyOf };
    await app.again(key);
    app.line.fault = null;
  }

  describe('a field that is missing, null or mistyped never appears on the screen, nor does a malformed body, and what is pasted stays text', () => {
    testEach(
      visits.map((visit) => [visit.title, visit] as const),
      async (place, visit) => {
        const { app, good } = await visited(visit);
        const found: Record<string, string[]> = {};
        judge(found, app, [visit.name], 'a good visit');
        const takesText = hasFields();
        // Folded parts stay open from here on, and their text is checked too.
        for (const fold of document.querySelectorAll(
          'main button[aria-expanded="false"], [data-screen] button[aria-expanded="false"]',
        ))
          await app.user.click(fold);
        judge(found, app, [visit.name], 'unfolded');
        const drawn = drawnBy[visit.title] ?? [];
        await waitFor(() => expect(drawn.filter((name) => !linkedScreens().includes(name))).toEqual([]), LATER);
        Object.assign(found, await breakFields(visit, app, chosenOf(visit, good)));

        app.line.change = (data, { endpoint }) =>
          poisoned(filled(data, endpoint.answer.strict), endpoint.answer.strict, 'texts', () => 'text');
        await app.again(...good.keys());
        judge(found, app, [visit.name], 'every text the same');
        app.line.change = (data) => data;

        const faults = sampled(
          [...good.keys()].flatMap((key) =>
            bodyFaults
              .map((fault) => ({ key, fault, what: `${place} ${key} ${fault.name}` }))
              .filter(({ fault }) => isFull || (!asked.has(key) && fault === pickFor(key, bodyFaults))),
          ),
          MOST_BODIES,
          ({ what }) => what,
        );
        for (const { key } of faults) asked.add(key);
        for (const { key, fault, what } of faults.filter(({ fault: { endsSession } }) => endsSession !== true)) {
          await meet(app, key, fault);
          judge(found, app, [visit.name], what);
        }
        if (takesText) {
          await app.again(); // the good responses again
          Object.assign(found, await pasting.pasteEverywhere(app, visit));
        }
        app.stop();
        for (const { key, fault, what } of faults.filter(({ fault: { endsSession } }) => endsSession === true)) {
          const { app: another } = await visited(visit);
          await meet(another, key, fault);
          judge(found, another, [visit.name, 'login', 'loginIndex'], what);
          another.stop();
        }
        expect(found).toEqual({});
      },
    );
    pasting.testFoundFields();
  });
}
