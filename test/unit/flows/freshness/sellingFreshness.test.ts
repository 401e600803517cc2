import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { paymentSettled } from '@/flows/payment/state/paymentSlice';
import { sessionStarted } from '@/flows/session/sessionSlice';
import { presentServices } from '@/services/services';

import { staleAfter } from '../../../support/staleAfter';

const succeeded = (reducerPath: string, endpointName: string, how = 'fulfilled') => ({
  type: `${reducerPath}/executeMutation/${how}`,
  meta: { arg: { endpointName } },
});

test.each([
  ['specialApi', 'createPass', ['chargeApi: OrderRecord']],
  ['specialApi', 'cancelSlotOrder', ['driverApi: Balance', 'payApi: PayModel', 'invoiceApi: Invoiceable']],
  ['specialApi', 'submitPlateMaterial', ['chargeApi: Plate']],
  ['couponApi', 'receiveCoupon', ['chargeApi: UsableCoupon']],
  ['couponApi', 'createMerchantOrder', ['chargeApi: OrderRecord']],
  ['invoiceApi', 'createInvoice', ['chargeApi: Bill']],
  ['payApi', 'closeWithholding', ['chargeApi: Plate']],
])('%s: %s makes others stale when it succeeds, not when it fails', (service, name, stale) => {
  expect(staleAfter([succeeded(service, name)])).toEqual(expect.arrayContaining(stale));
  expect(staleAfter([succeeded(service, name, 'rejected')])).toEqual([]);
});

test('a settled payment and another driver reach the late services too', () => {
  expect(staleAfter([{ type: paymentSettled.type }])).toEqual(
    expect.arrayContaining(['specialApi: Pass', 'invoiceApi: Invoiceable', 'couponApi: MerchantCoupon']),
  );
  expect(staleAfter([sessionStarted()])).toEqual(
    expect.arrayContaining(['specialApi: Pass', 'invoiceApi: InvoiceTitle', 'payApi: Withholding']),
  );
});

test('every call and tag that the table names is there', () => {
  const services = join(__dirname, '../../../../src/services');
  for (const folder of readdirSync(services, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    if (folder.name === 'transport') continue;
    for (const file of readdirSync(join(services, folder.name))) jest.requireActual(join(services, folder.name, file));
  }
  const known = new Map(presentServices().map(({ reducerPath, endpoints }) => [reducerPath, Object.keys(endpoints)]));
  const table = readFileSync(join(__dirname, '../../../../src/flows/freshness/freshness.ts'), 'utf8');
  const rows = [...table.matchAll(/callSucceeded\(\s*'(\w+)',\s*\[([^\]]*)\]/g)];
  expect(rows.length).toBeGreaterThan(7);
  const unknown = rows.flatMap(([, path = '', names = '']) =>
    [...names.matchAll(/'(\w+)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => known.get(path as never)?.includes(name) !== true)
      .map((name) => `${path}.${name}`),
  );
  expect(unknown).toEqual([]);
});
