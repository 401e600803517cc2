/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { signInAs } from '../../../mocks/world/account/tokens';
import { REFUSALS } from '../../../mocks/world/core/Refusal';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { headersFor, type MockAnswer } from '../mockClient';
import { collectGoodCalls, sendGoodCalls, type Sent, startServices } from '../serviceCalls';

const LOOK_UP = /\.findRequest$/;
/** The payments have a flow and a lookup of their own. */
const PAYMENTS = /payCharges/;

const goodCalls = collectGoodCalls();

async function callsWithRequestId(): Promise<string[]> {
  const sent = [...(await sendGoodCalls())];
  return sent
    .filter(
      ([name, { path, body }]) => body?.['requestId'] !== undefined && !LOOK_UP.test(name) && !PAYMENTS.test(path),
    )
    .map(([name]) => name);
}

/** Performs a good call, and returns a function that sends a request as it is, as a driver. */
async function performed(name: string) {
  const started = startServices();
  const { app, world } = started;
  const { sent, body: answer } = await started.call(name, await goodCalls.get(name)?.(started));
  if (sent === undefined) throw new Error(`${name} sends nothing`);
  const tokens = {
    lin: signInAs(world, DRIVERS.lin.phone).token,
    chen: signInAs(world, DRIVERS.chen.phone).token,
  };
  const send = async (who: 'lin' | 'chen', { method, path, body }: Omit<Sent, 'query'>) => {
    const response = await app.request(`/api/${path}`, {
      method,
      headers: headersFor(path, tokens[who]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as MockAnswer;
  };
  const lookUp = async (who: 'lin' | 'chen', requestId: unknown) => {
    const service = name.split('.')[0] ?? '';
    const asked =
      service === 'booking'
        ? { method: 'POST', path: 'api/v1/getRequest', body: { thirdId: '', requestId } }
        : { method: 'GET', path: `${service}/v2/api/requests/${String(requestId)}`, body: undefined };
    return (await send(who, asked)).data;
  };
  return { world, sent, answer, send, lookUp };
}

test('every call that spends or binds acts once for its requestId, and only its driver finds it', async () => {
  const names = await callsWithRequestId();
  for (const name of names) {
    const { world, sent, answer, send, lookUp } = await performed(name);
    expect([name, answer.code]).toEqual([name, '200']);
    const tables = JSON.stringify(world.tables);
    expect([name, await send('lin', sent)]).toEqual([name, answer]);
    const other = { ...sent, body: { ...sent.body, another: 1 } };
    expect([name, (await send('lin', other)).code]).toEqual([name, REFUSALS.requestReused]);
    expect([name, (await send('chen', sent)).code]).toEqual([name, REFUSALS.requestReused]);
    expect([name, JSON.stringify(world.tables) === tables]).toEqual([name, true]);
    const requestId = sent.body?.['requestId'];
    const id = world.tables.requests.find((row) => row.requestId === requestId)?.id;
    expect([name, await lookUp('lin', requestId)]).toEqual([name, { request: { requestId, id } }]);
    expect([name, await lookUp('chen', requestId)]).toEqual([name, { request: null }]);
    expect([name, await lookUp('lin', 'nobody-sent')]).toEqual([name, { request: null }]);
  }
  expect(names.sort()).toEqual([
    'basic.continueFeedback',
    'basic.sendFeedback',
    'booking.cancelBooking',
    'booking.createBooking',
    'booking.moveLock',
    'booking.releaseEvasionCar',
    'booking.reportTakenBerth',
    'charge.cancelParkingAppeal',
    'charge.giveBackPurchase',
    'charge.submitParkingAppeal',
    'coupon.claimGiftCoupons',
    'coupon.createMerchantOrder',
    'coupon.grantCoupon',
    'coupon.revokeGrant',
    'cps.startCharging',
    'cps.stopCharging',
    'cps.submitChargingAppeal',
    'cps.submitOccupyAppeal',
    'driver.applyAsOwner',
    'driver.openRecharge',
    'driver.requestBalanceRefund',
    'invoice.createInvoice',
    'invoice.createInvoiceByCode',
    'invoice.reissueInvoice',
    'special.applyForPass',
    'special.cancelPackageOrder',
    'special.cancelPass',
    'special.cancelSlotOrder',
    'special.changePassPlates',
    'special.createPackageOrder',
    'special.createPass',
    'special.createSlotOrder',
    'special.renewPass',
    'special.resubmitPassApply',
    'special.submitViolationAppeal',
  ]);
}, 60_000);

test('a refused request leaves nothing, and may be sent again', async () => {
  const { world, sent, send, lookUp } = await performed('driver.openRecharge');
  const refused = { ...sent, body: { requestId: 'refused', amount: 10_000, walletId: 'nobody' } };
  expect((await send('lin', refused)).code).not.toBe('200');
  expect(await lookUp('lin', 'refused')).toEqual({ request: null });
  expect(world.tables.requests).toHaveLength(1);
});
