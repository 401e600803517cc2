import { screen, waitFor } from '@testing-library/react';

import { DRIVERS } from '../../mocks/world/core/seeded';
import { SEEDED_COUPON_CODE } from '../../mocks/world/merchant/merchantSeed';
import { makeApp } from '../support/makeApp';

jest.setTimeout(60_000);

const HISTORY = 'charge/v2/api/plateHistory/record';

test.each([
  ['parkingPayPage', '/parkingPayPage'],
  ['scanPayPage', '/scanPayPage?parkId=park-1'],
  ['scanQRCode', `/scanQRCode?code=${SEEDED_COUPON_CODE}`],
] as const)('%s asks for no plate history of nobody', async (name, at) => {
  for (const local of [new Map<string, string>(), new Map([['openid', DRIVERS.lin.openid]])]) {
    const app = await makeApp({ at, local });
    await app.onScreen(name);
    await waitFor(() => expect(app.world.log.count('GET basic/v2/api/menuConfigs')).toBe(1));
    expect(app.sent('GET', HISTORY)).toEqual([]);
    app.stop();
  }
});

test('parkingPayPage offers the plates of a proved openid', async () => {
  const { openid } = DRIVERS.lin;
  const local = new Map([['openid', openid]]);
  const tab = new Map([['openidProof', JSON.stringify({ openid, mark: '', source: 'oauth' })]]);
  const app = await makeApp({ at: '/parkingPayPage', local, tab });
  expect(await screen.findByRole('button', { name: /粤A·?11111/ }, { timeout: 15_000 })).toBeInTheDocument();
  expect(app.sent('GET', HISTORY)).toHaveLength(1);
});
