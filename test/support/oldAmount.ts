import { act, screen } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';

import type { Backend } from '../../mocks/app';
import { makeApp, type MakeAppOptions } from './makeApp';

const OLD_MS = 4 * MINUTE_MS;

interface OldAmount {
  at: string;
  driver: MakeAppOptions & { backend: Backend };
  /** The accessible name of the pay button. */
  button: string;
}

/** A driver looks at a bill whose amount was computed minutes ago and could not be computed anew. Time is faked while `then` runs. */
export async function withOldAmount(
  { at, driver, button }: OldAmount,
  then: (app: Awaited<ReturnType<typeof makeApp>>, press: () => Promise<void>) => Promise<void>,
): Promise<void> {
  jest.useFakeTimers();
  try {
    const app = await makeApp({ at, ...driver });
    const pay = await screen.findByRole('button', { name: button }, { timeout: 5_000 });
    driver.backend.world.faults.set('POST charge/v2/api/parkOrders/msp/detail', { kind: 'cutBefore', times: 1 });
    driver.backend.world.clock.advance(OLD_MS);
    await act(() => jest.advanceTimersByTimeAsync(OLD_MS));
    await then(app, () => app.user.click(pay));
  } finally {
    jest.useRealTimers();
  }
}
