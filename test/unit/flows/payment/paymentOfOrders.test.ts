import { CHARGING_ORDER_STATE } from '@/domain/charging/chargingCodes';
import { BIZ_TYPE, type NonParkingBizType } from '@/domain/payment/bizType';
import { paymentOutcomeOfAttempt } from '@/domain/payment/outcome';
import { payableKey } from '@/domain/payment/payable';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import { toPaymentRequestedAction } from '@/flows/payment/state/decisions';
import { paymentTexts } from '@/flows/payment/state/paymentTexts';
import { pathTo } from '@/navigation/paths';
import { PURCHASE_STATE } from '@/services/charge/purchases';
import { IDLE_FEE_ORDER_STATE } from '@/services/cps/idleFees';

import { eachInItsWorld, forPurchase, pass, purchase, type World } from './paymentWorld';

const KINDS: readonly NonParkingBizType[] = [3, 4, 5, 6, 7, 8, 9, 10];
const PASS = purchase(BIZ_TYPE.pass);
const SLOT = purchase(BIZ_TYPE.offPeakSlot);

let world: World;
eachInItsWorld((made) => {
  world = made;
});

const unpaid = (bizType: NonParkingBizType) => ({
  bizType,
  orderState: PURCHASE_STATE.unpaid as number,
  totalFee: 600,
  paidFee: 0,
});

/** A tab on the payment form of something bought. */
async function onForm(bizType: NonParkingBizType) {
  world.backend.purchases.set('N1', unpaid(bizType));
  const [form = 'home'] = getCheckoutProductDefinition(purchase(bizType)).forms;
  const tab = world.openTab(pathTo(form as 'home'));
  await pass(0);
  return tab;
}

describe('an order', () => {
  test.each(KINDS)('of bizType %i is paid at the cashier, and its own result is shown', async (bizType) => {
    const tab = await onForm(bizType);
    const bought = purchase(bizType);
    tab.say(toPaymentRequestedAction(forPurchase(bought)));
    await pass(500);
    expect(world.sheets).toHaveLength(1);
    expect(world.backend.bodies).toMatchObject([{ bizType, orderNo: 'N1', payAmount: 600, payChannel: 3 }]);
    world.backend.settle();
    world.sheets[0]!.say('reported-ok');
    await pass(500);
    expect(tab.attempt(payableKey(bought))).toMatchObject({ step: 'settled', serverSaid: 'paid' });
    const { resultScreen, resultScreenByForm, forms } = getCheckoutProductDefinition(bought);
    const shown = pathTo((resultScreenByForm?.[forms[0] ?? resultScreen] ?? resultScreen) as 'payResultPage');
    expect(tab.paths).toEqual([`${shown}?payId=pay0&key=${encodeURIComponent(payableKey(bought))}`]);
    expect(tab.toasts).toEqual([]);
  });

  test.each(KINDS.filter((bizType) => bizType !== BIZ_TYPE.recharge))(
    'of bizType %i is paid from the balance, without a cashier',
    async (bizType) => {
      const tab = await onForm(bizType);
      const bought = purchase(bizType);
      tab.say(
        toPaymentRequestedAction(forPurchase(bought, { choice: { channel: 6, couponIds: [], amountCents: 600 } })),
      );
      await pass(500);
      expect(world.sheets).toHaveLength(0);
      expect(tab.attempt(payableKey(bought))).toMatchObject({ step: 'settled', serverSaid: 'paid' });
      expect(tab.paths).toHaveLength(1);
    },
  );

  test.each([
    ['by a coupon alone', ['C1']],
    ['for nothing', []],
  ])('of 0 cents is settled %s, without a cashier', async (_, couponIds) => {
    const tab = await onForm(BIZ_TYPE.pass);
    tab.say(toPaymentRequestedAction(forPurchase(PASS, { choice: { channel: 3, couponIds, amountCents: 0 } })));
    await pass(500);
    expect(world.sheets).toHaveLength(0);
    expect(world.posts).toBe(1);
    expect(tab.attempt(payableKey(PASS))).toMatchObject({ step: 'settled', orderCents: 0 });
  });

  test('is refused because its hold has run out: the driver is told, and nothing is open', async () => {
    const tab = await onForm(BIZ_TYPE.offPeakSlot);
    world.backend.purchases.set('N1', { ...unpaid(SLOT.bizType), orderState: PURCHASE_STATE.cancelled });
    const facts = { plateText: '', parkName: '', title: '错时预约', holdTime: '2026-11-21 13:59:00' };
    tab.say(toPaymentRequestedAction(forPurchase(SLOT, { facts })));
    await pass(1_000);
    const attempt = tab.attempt(payableKey(SLOT))!;
    expect(attempt).toMatchObject({ step: 'abandoned', serverSaid: 'refused', refusal: '订单已关闭' });
    expect(tab.toasts).toEqual(['订单已关闭']);
    expect(paymentOutcomeOfAttempt(attempt, Date.now())).toBe('expired');
    expect(world.sheets).toHaveLength(0);
  });

  test('whose hold runs out at the cashier ends as expired, once the server has closed it', async () => {
    const tab = await onForm(BIZ_TYPE.offPeakSlot);
    const facts = { plateText: '', parkName: '', title: '错时预约', holdTime: '2026-11-21 14:00:10' };
    tab.say(toPaymentRequestedAction(forPurchase(SLOT, { facts })));
    await pass(500);
    world.sheets[0]!.say('cancelled');
    await pass(500);
    const outcome = () => paymentOutcomeOfAttempt(tab.attempt(payableKey(SLOT))!, Date.now());
    expect(outcome()).toBe('resumable');
    await pass(10_000);
    world.backend.settle(0, 4);
    await pass(10_000);
    expect(outcome()).toBe('expired');
  });
});

describe('an order without an answer, where requests cannot be looked up', () => {
  test.each([
    ['done', PURCHASE_STATE.done, 'settled', 'paid'],
    ['refunding', PURCHASE_STATE.refunding, 'settled', 'paid'],
    ['cancelled', PURCHASE_STATE.cancelled, 'abandoned', 'neverSeen'],
    ['unpaid', PURCHASE_STATE.unpaid, 'abandoned', 'neverSeen'],
    ['unknown', PURCHASE_STATE.unknown, 'confirming', 'nothing'],
  ])('is decided by the purchase: %s', async (_, orderState, step, serverSaid) => {
    world.backend.knowsRequests = false;
    const tab = await onForm(BIZ_TYPE.pass);
    world.backend.faults.set('payCharges', 'lost');
    tab.say(toPaymentRequestedAction(forPurchase(PASS)));
    await pass(200);
    world.backend.faults.clear();
    world.backend.purchases.set('N1', { ...unpaid(PASS.bizType), orderState });
    await pass(45_000);
    expect(tab.attempt(payableKey(PASS))).toMatchObject({ step, serverSaid });
  });

  test.each([
    [BIZ_TYPE.charging, CHARGING_ORDER_STATE.finished, 'settled'],
    [BIZ_TYPE.charging, CHARGING_ORDER_STATE.settling, 'confirming'],
    [BIZ_TYPE.charging, CHARGING_ORDER_STATE.unpaid, 'abandoned'],
    [BIZ_TYPE.occupation, IDLE_FEE_ORDER_STATE.paid, 'settled'],
    [BIZ_TYPE.occupation, IDLE_FEE_ORDER_STATE.running, 'confirming'],
    [BIZ_TYPE.occupation, IDLE_FEE_ORDER_STATE.waived, 'abandoned'],
  ])('is decided by the charging service: bizType %i in state %i', async (bizType, state, step) => {
    world.backend.knowsRequests = false;
    const bought = purchase(bizType);
    const tab = await onForm(bizType);
    world.backend.faults.set('payCharges', 'lost');
    tab.say(toPaymentRequestedAction(forPurchase(bought)));
    await pass(200);
    world.backend.faults.clear();
    world.backend.sessions.set('N1', { state, payFee: 600 });
    await pass(45_000);
    expect(tab.attempt(payableKey(bought))?.step).toBe(step);
  });
});

describe('orders of one lane', () => {
  const one = purchase(BIZ_TYPE.recharge, 'N1', 'W1');
  const two = purchase(BIZ_TYPE.recharge, 'N2', 'W1');
  const elsewhere = purchase(BIZ_TYPE.recharge, 'N3', 'W2');

  test('wait for each other: a second recharge is opened when the first one is closed', async () => {
    const tab = await onForm(BIZ_TYPE.recharge);
    tab.say(toPaymentRequestedAction(forPurchase(one)));
    await pass(500);
    tab.say(toPaymentRequestedAction(forPurchase(two)));
    await pass(500);
    expect(world.posts).toBe(1);
    expect(tab.toasts).toEqual([paymentTexts.otherBills]);
    world.sheets[0]!.say('cancelled');
    await pass(500);
    tab.say(toPaymentRequestedAction(forPurchase(two)));
    await pass(500);
    expect(world.posts).toBe(1);
    world.backend.settle(0, 4);
    tab.say(toPaymentRequestedAction(forPurchase(two)));
    await pass(500);
    expect(world.posts).toBe(2);
    expect(world.backend.bodies[1]).toMatchObject({ orderNo: 'N2' });
  });

  test('do not wait for an order of another lane', async () => {
    const tab = await onForm(BIZ_TYPE.recharge);
    tab.say(toPaymentRequestedAction(forPurchase(one)));
    await pass(500);
    tab.say(toPaymentRequestedAction(forPurchase(elsewhere)));
    await pass(500);
    expect(world.posts).toBe(2);
  });
});
