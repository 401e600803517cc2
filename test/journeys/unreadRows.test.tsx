import { waitFor } from '@testing-library/react';

import type { GoodVisit } from '../data/goodVisits';
import { helpingLists } from '../data/helpingLists';
import { builtVisits } from '../support/walks/builtVisits';
import { isWanted, walkedRoutes } from '../support/walks/shards';
import { isFull, isWalked } from '../support/walks/thoroughness';
import { listCalls, withRows, withUnreadable } from '../support/walks/unreadRows';
import { walkingApp } from '../support/walks/walkingApp';

jest.setTimeout(60_000);

/** In a short run, a list that another screen has shown already is walked on one of this many screens. */
const ELSEWHERE = 4;
/** A part of a screen may come later than its screen, on a busy machine by seconds. */
const LATER = { timeout: 5_000 };
const SENTENCE = /有\d+条无法显示/;
const DENIAL = /没有|暂无|还没|未查到|不存在|下架|正常/;

function shownTexts(): Set<string> {
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.add((walker.currentNode.textContent ?? '').trim());
  return texts;
}

const sentenceComes = () =>
  waitFor(() => expect(document.body.textContent).toMatch(SENTENCE), LATER).then(
    () => true,
    () => false,
  );

/** The lists that the screens asked for, and those of which some screen must say it. */
const met = new Set<string>();
const walked = new Set<string>();

async function walkLists(visit: GoodVisit): Promise<string[]> {
  const asked = new Set<string>();
  const app = await walkingApp(visit, (data, { key }) => {
    if (listCalls.has(key)) asked.add(key);
    return data;
  });
  const good = shownTexts();
  const wrong: string[] = [];
  const visitWith = async (key: string, rowsOf: (data: unknown) => unknown) => {
    app.line.change = (data, call) => (call.key === key ? rowsOf(data) : data);
    await app.again(key);
  };
  for (const key of asked) {
    if (!isFull && walked.has(key) && !isWalked(`${visit.name} ${visit.who} ${key}`, ELSEWHERE)) continue;
    const { on = [], visits = [] } = helpingLists[key] ?? {};
    const onlyHelps = on.includes(visit.name) || visits.includes(visit.title);
    met.add(key);
    if (!onlyHelps) walked.add(key);
    // What the screen says of an empty list, it must not say of a list that cannot be read.
    await visitWith(key, (data) => withRows(data, key, []));
    const denials = [...shownTexts()].filter((text) => !good.has(text) && DENIAL.test(text));
    for (const isAlone of onlyHelps ? [true] : [false, true]) {
      await visitWith(key, (data) => withUnreadable(data, key, isAlone));
      if (!onlyHelps && !(await sentenceComes()))
        wrong.push(`${key}: says nothing${isAlone ? ' of a list of one' : ''}`);
    }
    const shown = shownTexts();
    wrong.push(...denials.filter((text) => shown.has(text)).map((text) => `${key}: ${text}`));
  }
  app.stop();
  return wrong;
}

describe('a list says how many of its rows it cannot show, and denies nothing because of them', () => {
  const visits = builtVisits.filter(({ name }) => isWanted(name));
  test.each(visits.map((visit) => [visit.title, visit] as const))('%s', async (_, visit) => {
    expect(await walkLists(visit)).toEqual([]);
  });

  test('every list but these is said on some screen', () => {
    if (walkedRoutes !== null) return;
    expect([...met].filter((key) => !walked.has(key)).sort()).toEqual([
      'GET basic/v2/api/faqs',
      'GET basic/v2/api/homeFuncEntries',
      'GET charge/v2/api/plateHistory/record',
      'GET special/v2/api/bagApplies',
      'GET special/v2/api/diffTimeViolations',
      'POST api/v1/getParkingBerthType',
      'POST api/v1/hasRegisteredBerth',
      'POST publicity/v2/api/advertisings',
    ]);
  });
});
