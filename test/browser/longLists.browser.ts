import assert from 'node:assert/strict';

import { DRIVERS } from '../../mocks/world/seed';
import { test } from './harness';
import { scrollToLast } from './longList';
import { tap } from './steps';

const LIN = { host: 'browser', signedInAs: DRIVERS.lin.phone } as const;
const NEARBY = '附近停车场，由近到远';
/** What the pretend gateway tells at most of the lots around one place. */
const TOLD = 500;

interface Nearby {
  data: { results: { parkId: string; parkName: string; distance: number }[]; total: number };
}

test('9,999 lots: as many as the gateway tells, and the last one can be opened', async ({
  page,
  world,
  visit,
  shot,
}) => {
  world.useScenario('lots9999');
  await visit('/map', LIN);
  const last = await scrollToLast(page, NEARBY, TOLD);
  await shot('map-9999-end');
  const name = (await last.getByRole('link').innerText()).split('\n')[0] ?? '';
  await tap(last.getByRole('link'));
  await page.getByRole('dialog', { name }).waitFor();
});

test('9,999 lots told all at once: few rows stand in the document all the same', async ({
  page,
  context,
  world,
  visit,
}) => {
  world.useScenario('lots9999');
  await context.route('**/api/dealer/v2/api/nearbyParks', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Nearby;
    const told = body.data.results;
    const results = Array.from({ length: 9_999 }, (_, index) => ({
      ...told[index % told.length],
      parkId: `park-${String(index)}`,
      parkName: `${String(index)}号停车场`,
      distance: 100 + index,
    }));
    await route.fulfill({ response, json: { ...body, data: { results, total: results.length } } });
  });
  await visit('/map', LIN);
  const last = await scrollToLast(page, NEARBY, 9_999);
  assert.match(await last.innerText(), /^9998号停车场/);
});

test('what one plate owes at roads: a hundred and more cards, few of them in the document', async ({
  page,
  world,
  visit,
}) => {
  world.useScenario('arrears999');
  await visit('/roadParking/parkingList', LIN);
  const last = await scrollToLast(page, '路内账单', 100);
  await last.getByRole('checkbox').waitFor();
});
