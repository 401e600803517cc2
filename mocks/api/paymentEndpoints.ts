import * as v from 'valibot';

import { openedPayment, payment, requestedPayment } from '@/services/charge/payments';
import { couponsCount } from '@/services/coupon/couponApi';
import { payModel } from '@/services/pay/payApi';

import { isExpired } from '../world/coupons';
import { openPayment, paymentOf } from '../world/payments';
import { walletOf } from '../world/wallets';
import { openedOf, paymentAnswer } from './chargeAnswers';
import { type Endpoint, locked, open } from './endpoint';
import { filled, optionalText, readBody, wholeCents } from './requests';
import { samePath } from './samePath';

const item = v.object({ uniqueId: filled, parkId: filled, payAmount: wholeCents });
const request = {
  payChannel: v.number(),
  openid: optionalText,
  returnUrl: v.optional(v.string(), ''),
  requestId: filled,
  collectorCode: v.optional(v.string()),
};
const single = v.object({ ...item.entries, ...request, couponIds: v.array(filled) });
const batch = v.object({
  ...request,
  items: v.pipe(v.array(item), v.minLength(1), v.maxLength(999)),
  totalAmount: wholeCents,
});

export const paymentEndpoints: readonly Endpoint[] = [
  open('POST', 'charge/v2/api/payCharges', openedPayment, (call) => {
    const { uniqueId, parkId, payAmount, payChannel, couponIds, requestId, returnUrl } = readBody(call, single);
    const asked = {
      items: [{ uniqueId, parkId, payAmount }],
      isBatch: false,
      totalAmount: payAmount,
      payChannel,
      couponIds,
      requestId,
    };
    const opened = openPayment(
      call.world,
      { ...asked, returnPath: samePath(returnUrl) },
      call.driver?.driverId ?? null,
    );
    return openedOf(call.world, opened);
  }),
  open('POST', 'charge/v2/api/payCharges/batch', openedPayment, (call) => {
    const { items, totalAmount, payChannel, requestId, returnUrl } = readBody(call, batch);
    const asked = { items, isBatch: true, totalAmount, payChannel, couponIds: [], requestId };
    const opened = openPayment(
      call.world,
      { ...asked, returnPath: samePath(returnUrl) },
      call.driver?.driverId ?? null,
    );
    return openedOf(call.world, opened);
  }),
  open('GET', 'charge/v2/api/payCharges/sync/{id}', payment, ({ world, params }) =>
    paymentAnswer(world, paymentOf(world, params['id'] ?? '')),
  ),
  open('GET', 'charge/v2/api/payCharges/byRequest/{id}', requestedPayment, ({ world, params }) => {
    const found = world.tables.payments.find(({ requestId }) => requestId === params['id']);
    return { payment: found === undefined ? null : openedOf(world, found) };
  }),
  open('GET', 'pay/v2/api/payModel', payModel, ({ world, driver }) => {
    const balance = driver === null ? 0 : walletOf(world, driver.driverId).balance;
    const reason = driver === null ? '登录后可用' : balance === 0 ? '余额不足' : '';
    return {
      results: [
        { payChannel: 3, channelName: '微信支付', enabled: 1, reason: '' },
        { payChannel: 2, channelName: '支付宝', enabled: 1, reason: '' },
        { payChannel: 6, channelName: '余额支付', enabled: reason === '' ? 1 : 0, reason },
      ],
      total: 3,
    };
  }),
  locked('GET', 'coupon/v2/api/couponsCount', couponsCount, ({ world, driver }) => {
    const own = world.tables.coupons.filter(({ driverId }) => driverId === driver.driverId);
    const past = own.filter((coupon) => isExpired(world, coupon)).length;
    const used = own.filter(({ state }) => state === 3).length;
    return { unusedNum: own.length - used - past, usedNum: used, pastNum: past };
  }),
];
