import fc from 'fast-check';

import { toSignedLedgerCents } from '@/domain/wallet/ledger';
import { HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import type { AccountDeletionCheck } from '@/services/driver/accountDeletion';
import type { Wallet } from '@/services/driver/defaultWallet';
import type { BalanceRefund, WalletLedgerRecord, WalletRecharge } from '@/services/driver/wallets';
import type { WalletSharingGroup } from '@/services/driver/walletSharingGroups';

import { signInAs } from '../../../mocks/world/account/tokens';
import { Refusal } from '../../../mocks/world/core/Refusal';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { createWorld } from '../../../mocks/world/createWorld';
import { cancelAtCashier, openPayment, payAtCashier } from '../../../mocks/world/money/payments';
import { enter, walletOf } from '../../../mocks/world/money/wallets';
import { reckon } from '../../../mocks/world/parking/stays';
import { frozenIn, REFUND_REVIEW_MS, REFUND_WAY_MS, requestRefund } from '../../../mocks/world/wallet/balanceRefunds';
import { openRecharge } from '../../../mocks/world/wallet/recharges';
import type { World } from '../../../mocks/world/World';
import { answersOf, mockClient } from '../mockClient';

const { lin, chen, huang } = DRIVERS;

interface List<T> {
  results: T[];
  total: number;
}

/** The driver service as one driver. */
function driverClient(phone: string = lin.phone, client = mockClient()) {
  const { token, refreshToken } = signInAs(client.world, phone);
  const ask = (method: string, path: string, body?: object) =>
    client.call(method, `driver/v2/api/${path}`, { token, ...(body === undefined ? {} : { body }) });
  const { read, told: refusal } = answersOf(ask);
  const pay = async (orderNo: string, payAmount: number, payChannel = 3) => {
    const body = { orderNo, bizType: 9, payAmount, payChannel, couponIds: [], requestId: `request-${orderNo}` };
    return client.call('POST', 'charge/v2/api/payCharges', { token, body });
  };
  return { ...client, client, token, refreshToken, ask, read, refusal, pay };
}

const balances = ({ results }: List<Wallet>) => results.map(({ balanceAmount }) => balanceAmount);

test('a recharge is opened, paid at the cashier, and appears in the wallet, its ledger and the orders of the payment', async () => {
  const { world, read, pay } = driverClient();
  const { orderNo, giftAmount } = await read<WalletRecharge>('POST', 'recharges', { amount: 20_000 });
  expect(giftAmount).toBe(2_000);
  const { data } = await pay(orderNo, 20_000);
  const { payId } = data as { payId: string };
  expect((await read<Wallet>('GET', 'defaultWallet')).balanceAmount).toBe(5_000);
  payAtCashier(world, payId);
  const wallet = await read<Wallet>('GET', 'defaultWallet');
  expect(wallet).toMatchObject({ balanceAmount: 27_000, giftAmount: 3_000, refundableAmount: 24_000, isDefault: 1 });
  const { results } = await read<List<WalletLedgerRecord>>('GET', 'walletRecords?pageNo=1&pageSize=2');
  expect(results).toMatchObject([
    { recordType: 2, direction: 1, amount: 2_000, balanceAfter: 27_000, bizType: 9, bizNo: orderNo },
    { recordType: 1, direction: 1, amount: 20_000, balanceAfter: 25_000, bizType: 9, payChannel: 3 },
  ]);
});

test('the payment of a recharge names the purchase, and the balance cannot pay for itself', async () => {
  const { world, read, pay, call, token } = driverClient();
  const { orderNo } = await read<WalletRecharge>('POST', 'recharges', { amount: 1_000 });
  expect(await pay(orderNo, 1_000, 6)).toMatchObject({ code: '0x10d750000a', msg: '不支持用这种方式支付' });
  const { data } = await pay(orderNo, 1_000);
  const { payId } = data as { payId: string };
  payAtCashier(world, payId);
  const synced = await call('GET', `charge/v2/api/payCharges/sync/${payId}`, { token });
  expect(synced.data).toMatchObject({
    payState: 2,
    payAmount: 1_000,
    orders: [{ bizType: 9, orderNo, uniqueId: '', parkId: '', title: '钱包充值', amount: 1_000, state: 2 }],
  });
  expect(await pay(orderNo, 1_000)).toMatchObject({ code: '200' });
  expect(() => openPayment(world, payment(orderNo, 1_000), lin.driverId)).toThrow('充值单已支付');
});

const payment = (orderNo: string, payAmount: number, payChannel: 2 | 3 | 6 = 3) => ({
  items: [{ bizType: 9 as const, orderNo, payAmount }],
  isBatch: false,
  totalAmount: payAmount,
  payChannel,
  couponIds: [],
  requestId: `another-${orderNo}`,
  returnPath: '/wallet',
});

test('no driver can pay, see or use what belongs to another; a visitor has no wallet', async () => {
  const { world, client, read } = driverClient();
  const { orderNo } = await read<WalletRecharge>('POST', 'recharges', { amount: 1_000 });
  const other = driverClient(chen.phone, client);
  expect(await other.pay(orderNo, 1_000)).toMatchObject({ code: '0x10d7500001', msg: '充值单不存在' });
  expect(await other.refusal('GET', 'walletRecords?walletId=wallet-of-driver-1')).toEqual([
    '0x10d7500001',
    '钱包不存在',
  ]);
  requestRefund(world, lin.driverId, '', 1_000);
  expect(await other.read<List<BalanceRefund>>('GET', 'balanceRefunds')).toEqual({ results: [], total: 0 });
  for (const path of ['wallets', 'defaultWallet', 'walletRecords', 'balanceRefunds', 'accountDeleteCheckList']) {
    expect([path, (await client.call('GET', `driver/v2/api/${path}`)).code]).toEqual([path, '401']);
  }
});

test('a frozen wallet pays for nothing', async () => {
  const { world, client, token } = driverClient();
  walletOf(world, lin.driverId).state = 2;
  const body = {
    uniqueId: 'stay-0004',
    parkId: 'park-3',
    payAmount: reckon(
      world,
      world.tables.stays.find(({ uniqueId }) => uniqueId === 'stay-0004')!,
    ).due,
    payChannel: 6,
    couponIds: [],
    requestId: 'request-of-frozen',
  };
  const { code, msg } = await client.call('POST', 'charge/v2/api/payCharges', { token, body });
  expect([code === '200', msg]).toEqual([false, '钱包已冻结，请换一种支付方式']);
  expect(walletOf(world, lin.driverId).balance).toBe(5_000);
});

test('a recharge that is unpaid after half an hour has expired; an invalid body is refused with the field name', async () => {
  const { world, read, pay, refusal } = driverClient();
  const { orderNo } = await read<WalletRecharge>('POST', 'recharges', { amount: 1_000 });
  world.clock.advance(30 * MINUTE_MS);
  expect(await pay(orderNo, 1_000)).toMatchObject({ code: '0x10d7500009' });
  expect(await refusal('POST', 'recharges', { amount: 1.5 })).toEqual(['0x0000401', '参数错误：amount']);
  expect((await refusal('POST', 'recharges', { amount: 0 }))[0]).toBe('0x0000401');
  expect((await refusal('POST', 'recharges', { amount: 500_001 }))[0]).toBe('0x0000401');
});

test('payments from the balance are in the ledger with the balance after them, and the list ends', async () => {
  const { world, read } = driverClient();
  openPayment(
    world,
    {
      ...payment('', 0, 6),
      items: [{ uniqueId: 'stay-0004', parkId: LOTS.roadside, payAmount: 1_200 }],
      totalAmount: 1_200,
    },
    lin.driverId,
  );
  const first = await read<List<WalletLedgerRecord>>('GET', 'walletRecords?pageNo=1&pageSize=1');
  expect(first).toMatchObject({
    total: 7,
    results: [{ recordType: 3, direction: 2, amount: 1_200, balanceAfter: 3_800, bizType: 1, payChannel: 6 }],
  });
  const spent = await read<List<WalletLedgerRecord>>('GET', 'walletRecords?recordType=3');
  expect(spent.total).toBe(3);
  expect((await read<List<WalletLedgerRecord>>('GET', 'walletRecords?month=2025-12')).total).toBe(0);
  expect((await read<List<WalletLedgerRecord>>('GET', 'walletRecords?pageNo=8&pageSize=1')).results).toEqual([]);
});

test('a driver of a group shares its wallet and may recharge it, but not pay it out', async () => {
  const { world, read, pay, refusal } = driverClient();
  const groups = await read<List<WalletSharingGroup>>('GET', 'driverGroupMembers/getMineGroups');
  expect(groups.results).toMatchObject([
    { groupName: '鹏程物流车队', role: 2, memberNum: 2, walletId: 'wallet-group-1' },
  ]);
  const wallets = await read<List<Wallet>>('GET', 'wallets');
  expect(balances(wallets)).toEqual([5_000, 80_000]);
  expect(wallets.results.map(({ isDefault, suitParkNum, groupId }) => [isDefault, suitParkNum, groupId])).toEqual([
    [1, -1, ''],
    [0, 2, 'group-1'],
  ]);
  const { orderNo } = await read<WalletRecharge>('POST', 'recharges', { amount: 5_000, walletId: 'wallet-group-1' });
  const { data } = await pay(orderNo, 5_000);
  payAtCashier(world, (data as { payId: string }).payId);
  expect(balances(await read<List<Wallet>>('GET', 'wallets'))).toEqual([5_000, 85_000]);
  const refused = await refusal('POST', 'balanceRefunds', {
    amount: 100,
    walletId: 'wallet-group-1',
    verifyCode: '123456',
  });
  expect(refused).toEqual(['0x0000401', '共享钱包请由管理员申请提现']);
  const outsider = driverClient(chen.phone);
  expect((await outsider.read<List<Wallet>>('GET', 'wallets')).total).toBe(1);
});

test('a driver who owes for parking is refused the pay-out, and the money is back in the ledger', async () => {
  const { world, read, refusal } = driverClient();
  expect((await refusal('POST', 'balanceRefunds', { amount: 4_001, verifyCode: '123456' }))[1]).toBe('可提现金额不足');
  const asked = await read<BalanceRefund>('POST', 'balanceRefunds', { amount: 4_000, verifyCode: '123456' });
  expect(asked).toMatchObject({ state: 1, stateText: '审核中', refundChannel: '原路退回微信' });
  expect(await read<Wallet>('GET', 'defaultWallet')).toMatchObject({ balanceAmount: 1_000, frozenAmount: 4_000 });
  world.clock.advance(REFUND_REVIEW_MS);
  const { results } = await read<List<BalanceRefund>>('GET', 'balanceRefunds');
  expect(results[0]).toMatchObject({ state: 5, failReason: '您有未补缴的停车费，请补缴后再申请' });
  expect(await read<Wallet>('GET', 'defaultWallet')).toMatchObject({ balanceAmount: 5_000, frozenAmount: 0 });
});

test('a pay-out is reviewed, then in progress, then paid', async () => {
  const { client, world, read } = driverClient(lin.phone, mockClient({ seed: 'nothingOwed' }));
  // The pay-out takes longer than an access token lives.
  const later = <T>(path: string) => driverClient(lin.phone, client).read<T>('GET', path);
  const outside = () => world.tables.takings.reduce((sum, { cents }) => sum + cents, 0);
  const before = outside();
  await read('POST', 'balanceRefunds', { amount: 3_000, verifyCode: '123456' });
  const state = async () => (await later<List<BalanceRefund>>('balanceRefunds')).results[0]?.state;
  world.clock.advance(REFUND_REVIEW_MS);
  expect([await state(), outside() - before]).toEqual([2, 0]);
  world.clock.advance(REFUND_WAY_MS);
  expect([await state(), outside() - before]).toEqual([3, -3_000]);
  expect(await later<Wallet>('defaultWallet')).toMatchObject({ balanceAmount: 2_000, frozenAmount: 0 });
});

test('one pay-out at a time, and none from a frozen wallet', async () => {
  const { world, read, refusal } = driverClient(lin.phone, mockClient({ seed: 'nothingOwed' }));
  await read('POST', 'balanceRefunds', { amount: 1_000, verifyCode: '123456' });
  expect((await refusal('POST', 'balanceRefunds', { amount: 1_000, verifyCode: '123456' }))[1]).toBe(
    '有一笔提现还在处理，到账后才能再申请',
  );
  world.tables.balanceRefunds.length = 0;
  for (const wallet of world.tables.wallets) wallet.state = 2;
  expect((await refusal('POST', 'balanceRefunds', { amount: 1_000, verifyCode: '123456' }))[1]).toBe(
    '钱包已冻结，暂不能提现',
  );
});

describe('the code of a pay-out', () => {
  const WRONG = ['0xd12501015', '验证码不正确或已过期'];
  const noUniversal = () => {
    const driver = driverClient(lin.phone, mockClient({ seed: 'nothingOwed' }));
    driver.world.settings.universalCode = '';
    const sendCode = async (purpose: string) => {
      driver.world.clock.advance(MINUTE_MS);
      await driver.read('POST', 'sendVerifyCode', { phone: lin.phone, purpose });
      return driver.world.tables.sms.at(-1)?.verifyCode ?? '';
    };
    const refund = (verifyCode: string, amount = 1_000) =>
      driver.refusal('POST', 'balanceRefunds', { amount, verifyCode });
    return { ...driver, sendCode, refund };
  };

  test('that was sent for it is taken once; an amount that is refused does not use it up', async () => {
    const { world, sendCode, refund } = noUniversal();
    const code = await sendCode('balanceRefund');
    expect((await refund(code, 4_001))[1]).toBe('可提现金额不足');
    expect((await refund(code))[0]).toBe('200');
    world.tables.balanceRefunds.length = 0;
    expect(await refund(code)).toEqual(WRONG);
  });

  test('that is wrong, too old, of another purpose or of another phone is refused, and nothing leaves the balance', async () => {
    const { world, read, sendCode, refund } = noUniversal();
    expect((await refund(''))[1]).toBe('参数错误：verifyCode');
    expect(await refund('000000')).toEqual(WRONG);
    for (const purpose of ['login', 'changePhone', 'deleteAccount'])
      expect([purpose, ...(await refund(await sendCode(purpose)))]).toEqual([purpose, ...WRONG]);
    await read('POST', 'sendVerifyCode', { phone: chen.phone, purpose: 'balanceRefund' });
    expect(await refund(world.tables.sms.at(-1)?.verifyCode ?? '')).toEqual(WRONG);
    const old = await sendCode('balanceRefund');
    world.clock.advance(5 * MINUTE_MS + 1);
    expect(await refund(old)).toEqual(WRONG);
    expect(walletOf(world, lin.driverId).balance).toBe(5_000);
  });

  test('cannot be sent to an account without a phone', async () => {
    const { world, refund } = noUniversal();
    for (const driver of world.tables.drivers) if (driver.driverId === lin.driverId) driver.phone = '';
    expect(await refund('123456')).toEqual(['0xd12501022', '请先绑定手机号']);
  });
});

test('each line of the ledger names what it was for', async () => {
  const { world, read, pay } = driverClient();
  const { orderNo } = await read<WalletRecharge>('POST', 'recharges', { amount: 1_000 });
  const { data } = await pay(orderNo, 1_000);
  payAtCashier(world, (data as { payId: string }).payId);
  const bill = { uniqueId: 'stay-0004', parkId: LOTS.roadside };
  openPayment(world, { ...payment('', 1_200, 6), items: [{ ...bill, payAmount: 1_200 }] }, lin.driverId);
  const { results } = await read<List<WalletLedgerRecord>>('GET', 'walletRecords?pageNo=1&pageSize=2');
  expect(results).toMatchObject([
    { bizType: 1, ...bill, orderNo: '' },
    { bizType: 9, orderNo, uniqueId: '', parkId: '' },
  ]);
});

test('the balance after each of 1,000 lines is the one before, changed by the line', async () => {
  const { world, read } = driverClient();
  const wallet = walletOf(world, lin.driverId);
  for (let at = 0; at < 994; at += 1) {
    const cents = at % 3 === 0 ? 1_037 : at % 3 === 1 ? -519 : -513;
    const recordType = cents > 0 ? 1 : 3;
    enter(world, wallet, { recordType, cents, bizType: 1, bizNo: `walk-${at}`, payChannel: 6, title: '停车' });
  }
  const lines: WalletLedgerRecord[] = [];
  for (let pageNo = 1; lines.length < wallet.ledger.length; pageNo += 1) {
    lines.push(...(await read<List<WalletLedgerRecord>>('GET', `walletRecords?pageNo=${pageNo}&pageSize=100`)).results);
  }
  expect(lines).toHaveLength(1_000);
  const before = lines.map((line) => line.balanceAfter - toSignedLedgerCents(line));
  expect(before.slice(0, -1)).toEqual(lines.slice(1).map(({ balanceAfter }) => balanceAfter));
  expect(before.at(-1)).toBe(0);
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** The money that came from outside, plus gifts, equals the money in wallets, on bills and on its way out. Returns the difference. */
function imbalance(world: World): number {
  const { wallets, takings, stays } = world.tables;
  const gifts = wallets.flatMap(({ ledger }) => ledger.filter(({ recordType }) => recordType === 2));
  return (
    sum(wallets.map(({ balance }) => balance)) +
    sum(wallets.map((wallet) => frozenIn(world, wallet))) +
    sum(stays.flatMap(({ paid }) => paid.map(({ cents }) => cents))) -
    sum(takings.map(({ cents }) => cents)) -
    sum(gifts.map(({ cents }) => cents))
  );
}

type Step =
  | { do: 'recharge'; cents: number; wallet: string; isPaid: boolean; late: number | null }
  | { do: 'payOut'; cents: number }
  | { do: 'spend'; stay: number }
  | { do: 'wait'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('recharge' as const),
    cents: fc.constantFrom(1, 999, 10_000, 50_000),
    wallet: fc.constantFrom('', 'wallet-group-1'),
    isPaid: fc.boolean(),
    late: fc.constantFrom(0, 20_000, 2 * HOUR_MS, null),
  }),
  fc.record({ do: fc.constant('payOut' as const), cents: fc.nat(6_000) }),
  fc.record({ do: fc.constant('spend' as const), stay: fc.nat(4) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(30_000, 11 * MINUTE_MS, 25 * HOUR_MS) }),
);

function take(world: World, one: Step): void {
  if (one.do === 'wait') {
    world.clock.advance(one.ms);
  } else if (one.do === 'payOut') {
    requestRefund(world, lin.driverId, '', one.cents);
  } else if (one.do === 'spend') {
    const stay = world.tables.stays[one.stay];
    if (stay === undefined) return;
    const payAmount = reckon(world, stay).due;
    const { uniqueId, parkId } = stay;
    const asked = { ...payment('', payAmount, 6), requestId: world.nextId('Q') };
    openPayment(world, { ...asked, items: [{ uniqueId, parkId, payAmount }] }, lin.driverId);
  } else {
    const { orderNo } = openRecharge(world, lin.driverId, one.wallet, one.cents);
    const { payId } = openPayment(world, payment(orderNo, one.cents), lin.driverId);
    if (one.isPaid) payAtCashier(world, payId, one.late);
    else cancelAtCashier(world, payId);
  }
}

test('any sequence of recharges, payments and pay-outs: no cent appears and none is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.constantFrom('default', 'nothingOwed'), (steps, seed) => {
      const world = createWorld({ seed });
      const before = imbalance(world);
      for (const one of steps) {
        try {
          take(world, one);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        if (imbalance(world) !== before) throw new Error(`After ${JSON.stringify(one)}: ${imbalance(world) - before}`);
        for (const { balance, gift, ledger } of world.tables.wallets) {
          const isSound = balance >= 0 && gift >= 0 && gift <= balance && ledger.at(-1)?.balanceAfter === balance;
          if (ledger.length > 0 && !isSound) throw new Error('A wallet and its ledger differ');
        }
      }
    }),
    { numRuns: 150 },
  );
});

describe('deleting an account', () => {
  const blocking = ({ results }: List<AccountDeletionCheck>) =>
    results.filter(({ passed }) => passed === 0).map(({ checkType, count, amount }) => [checkType, count, amount]);

  test('the list names the obstacles, and nothing is deleted while there is one', async () => {
    const { world, read, refusal } = driverClient();
    const checks = await read<List<AccountDeletionCheck>>('GET', 'accountDeleteCheckList');
    expect(blocking(checks)).toEqual(
      expect.arrayContaining([
        [1, 1, 4_000],
        [2, 1, 600],
        [3, 2, 2_200],
      ]),
    );
    const result = await read<{ canDelete: number; blockCount: number }>('GET', 'accountDeleteCheckResult');
    expect(result).toMatchObject({ canDelete: 0, blockCount: blocking(checks).length });
    expect(await refusal('DELETE', 'account', { verifyCode: '123456' })).toEqual([
      '0xd12501019',
      '钱包还有40.00元，请先使用或提现',
    ]);
    expect(world.tables.drivers.some(({ driverId }) => driverId === lin.driverId)).toBe(true);
  });

  test('what is paid is no longer an obstacle', async () => {
    const { client, world, read } = driverClient(huang.phone);
    // The checks of the other areas depend on what those areas seed.
    const onlyMoney = ({ results }: List<AccountDeletionCheck>) =>
      blocking({ results: results.filter(({ checkType }) => [1, 3, 7].includes(checkType)), total: 0 });
    const list = () => read<List<AccountDeletionCheck>>('GET', 'accountDeleteCheckList');
    expect(onlyMoney(await list())).toEqual([
      [1, 1, 100],
      [3, 1, 1_000],
    ]);
    const { payId } = openPayment(
      world,
      {
        ...payment('', 0),
        items: [{ uniqueId: 'stay-0013', parkId: LOTS.hospital, payAmount: 1_000 }],
        totalAmount: 1_000,
      },
      huang.driverId,
    );
    payAtCashier(world, payId);
    expect(onlyMoney(await list())).toEqual([[1, 1, 100]]);
    await read('POST', 'balanceRefunds', { amount: 100, verifyCode: '123456' });
    expect(onlyMoney(await list())).toEqual([[7, 1, 100]]);
    world.clock.advance(REFUND_REVIEW_MS + REFUND_WAY_MS);
    const later = driverClient(huang.phone, client);
    expect(onlyMoney(await later.read<List<AccountDeletionCheck>>('GET', 'accountDeleteCheckList'))).toEqual([]);
  });

  test('it takes place with the code, every session ends, and the number can register again', async () => {
    const { client, world, read, refusal, ask } = driverClient(chen.phone);
    const elsewhere = driverClient(chen.phone, client);
    expect((await refusal('DELETE', 'account', {}))[0]).toBe('0x0000401');
    expect((await refusal('DELETE', 'account', { verifyCode: '000000' }))[1]).toBe('验证码不正确或已过期');
    await read('DELETE', 'account', { verifyCode: '123456' });
    expect([(await ask('GET', 'balanceInfo')).code, (await elsewhere.ask('GET', 'balanceInfo')).code]).toEqual([
      '401',
      '401',
    ]);
    const renewal = { body: { refreshToken: elsewhere.refreshToken } };
    expect((await client.call('POST', 'auth/v2/api/refreshToken', renewal)).code).toBe('401');
    expect(world.tables.drivers.some(({ phone }) => phone === chen.phone)).toBe(false);
    const registered = await client.call('POST', 'driver/v2/api/register', {
      body: { phone: chen.phone, verifyCode: '123456', password: 'abc12345' },
    });
    expect(registered.code).toBe('200');
  });
});
