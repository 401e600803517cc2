import { waitFor } from '@testing-library/react';

import type { BackendOptions } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { quietWorld } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { WAIT } from '../support/seen';

jest.setTimeout(20_000);

interface MeasuredList {
  scenario: NonNullable<BackendOptions['seed']>;
  at: string;
  row: string;
  from?: string;
  tap?: string;
}

const { LISTS } = jest.requireActual<{ LISTS: Record<string, MeasuredList> }>('../../config/bench/parkingSide');

const driverIn = (seed: MeasuredList['scenario']) => ({ backend: quietWorld({ seed }), signedInAs: DRIVERS.lin.phone });

describe.each(Object.entries(LISTS))('the measured list "%s"', (_, { scenario, at, row, from, tap }) => {
  test('has rows at its address', async () => {
    await makeApp({ at, ...driverIn(scenario) });
    await waitFor(() => expect(document.querySelector(row)).not.toBeNull(), WAIT);
  });

  if (from === undefined || tap === undefined) return;
  test('is reached by its link', async () => {
    await makeApp({ at: from, ...driverIn(scenario) });
    await waitFor(() => expect(document.querySelector(tap)).not.toBeNull(), WAIT);
  });
});
