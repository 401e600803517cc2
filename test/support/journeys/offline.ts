import { fireEvent, screen, waitFor } from '@testing-library/react';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { quietWorld } from '../driverWorlds';
import { lineOf } from '../lineOf';
import type { RecordedJourney } from '../recordedJourneys';
import { WAIT, word } from '../seen';

/** With something to look at, the flow does not wait until the page is idle. */
const local = () => new Map([['keptBill.v1:/', 'unreadable']]);
const LOST = '网络已断开，恢复后自动更新';
let line: ReturnType<typeof lineOf> | undefined;

export const offlineJourneys: readonly RecordedJourney[] = [
  {
    name: 'the line goes while a driver is on home, and comes back',
    options: () => {
      const backend = quietWorld();
      line = lineOf(backend);
      const cookies = new Map([['sessionOf', 'driver-1']]);
      return { at: '/home', backend, local: local(), cookies, fetch: line.fetch, signedInAs: DRIVERS.lin.phone };
    },
    run: async (app) => {
      await screen.findByRole('link', { name: /粤B·12345.*6\.00\s*元/s }, WAIT);
      await waitFor(() => {
        expect(app.outside.local.get('keptBill.v1:/')).toContain('粤B');
      }, WAIT);
      await app.look();
      line?.set(false, app.outside);
      await word(LOST);
      await app.look();
      fireEvent.click(await screen.findByRole('button', { name: /^重试查询/ }));
      await waitFor(() => {
        expect(line?.paths).toContain('charge/v2/api/parkOrders/msp/boundVehicleParkingBill');
      }, WAIT);
      await app.look();
      line?.set(true, app.outside);
      await screen.findByRole('link', { name: /粤B·12345.*去缴费/s }, WAIT);
      await waitFor(() => {
        expect(screen.queryByText(LOST)).toBeNull();
      }, WAIT);
      await app.look();
    },
  },
];
