import { serializeOfflineCopy } from '@/flows/offline/offlineCopy';
import {
  elderModeChosen,
  noticeOpened,
  preferencesReducer,
  privacyAgreed,
  schemeChosen,
} from '@/flows/preferences/preferencesSlice';

import { lastRelease } from '../../support/lastRelease';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;
const me = { owner: 'driver-1', dealer: 'dealer-1' };
const bill = {
  plateId: 'p1',
  billKey: 'parking:U1,P1',
  plateText: '粤B·12345',
  parkName: '科技园',
  cents: 600,
  atMs: NOW,
};
const way = {
  orderNo: 'B1',
  parkName: '科技园',
  parkAddr: '科苑路',
  entryTip: '南门',
  floor: 'B2',
  area: 'A',
  berthNo: '017',
  earliestEntryTime: '2026-11-25 08:00:00',
  latestEntryTime: '2026-11-25 09:00:00',
  atMs: NOW,
};

describe.each([
  ['a kept bill', bill, lastRelease.keptBillFields],
  ['a kept way', way, lastRelease.keptWayFields],
] as const)('%s that this release has written', (_, kept, fields) => {
  test.each([undefined, NOW])(
    'is read by the last release, for its driver and a day (server time %p)',
    (serverAtMs) => {
      const text = serializeOfflineCopy(kept, me, NOW + 1_000, serverAtMs);
      expect(lastRelease.readKeptAs(fields, text, me, NOW + HOUR)).toEqual(kept);
      expect(lastRelease.readKeptAs(fields, text, me, NOW + 25 * HOUR)).toBeNull();
      expect(lastRelease.readKeptAs(fields, text, { ...me, owner: 'driver-2' }, NOW + HOUR)).toBeNull();
    },
  );
});

test('preferences that this release has written are read by the last release, whatever was chosen', () => {
  for (const isElder of [true, false])
    for (const scheme of ['auto', 'light', 'dark'] as const)
      for (const hasConsented of [true, false]) {
        const chosen = [elderModeChosen(isElder), schemeChosen(scheme), ...(hasConsented ? [privacyAgreed()] : [])];
        const state = [...chosen, noticeOpened('n1'), noticeOpened('n2')].reduce(preferencesReducer, undefined);
        const there = lastRelease.readPreferences(JSON.stringify(state));
        expect(there).toEqual({ isElder, scheme, hasConsented, readNotices: ['n1', 'n2'] });
      }
});
