import * as v from 'valibot';

import { BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import { openedPaymentSchema, paymentByRequestSchema, paymentSchema } from '@/services/charge/payments';
import { offeredPayChannelsSchema } from '@/services/pay/payModel';

import { closeForOtherWay, openPayment, type PaymentItem, paymentOf } from '../../world/money/payments';
import { walletOf } from '../../world/money/wallets';
import { type Endpoint, open } from '../endpoint';
import { openedOf, paymentAnswer } from '../parking/chargeAnswers';
import { filled, optionalText, wholeCents } from '../requests';
import { samePath } from '../samePath';

const item = v.object({ uniqueId: filled, parkId: filled, payAmount: wholeCents });
const request = {
  payChannel: v.number(),
  openid: optionalText,
  returnUrl: v.optional(v.string(), ''),
  requestId: filled,
  collectorCode: v.optional(v.string()),
};
const choice = { ...request, payAmount: wholeCents, couponIds: v.array(filled) };
/** A parking bill is identified by uniqueId and parkId, everything else by orderNo and bizType. */
const single = v.union([
  v.object({ ...choice, orderNo: filled, bizType: v.picklist(BIZ_TYPE_CODES) }),
  v.object({ ...choice, uniqueId: filled, parkId: filled, bizType: v.optional(v.picklist([1, 2])) }),
]);
const batch = v.object({
  ...request,
  items: v.pipe(v.array(item), v.minLength(1), v.maxLength(999)),
  totalAmount: wholeCents,
});

export const paymentEndpoints: readonly Endpoint[] = [
  open('POST', 'charge/v2/api/payCharges', openedPaymentSchema, single, (call) => {
    const body = call.asked;
    const { payAmount, payChannel, couponIds, requestId, returnUrl } = body;
    const item: PaymentItem =
      'orderNo' in body
        ? { bizType: body.bizType, orderNo: body.orderNo, payAmount }
        : { uniqueId: body.uniqueId, parkId: body.parkId, payAmount };
    const asked = {
      items: [item],
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
  open('POST', 'charge/v2/api/payCharges/batch', openedPaymentSchema, batch, (call) => {
    const { items, totalAmount, payChannel, requestId, returnUrl } = call.asked;
    const asked = { items, isBatch: true, totalAmount, payChannel, couponIds: [], requestId };
    const opened = openPayment(
      call.world,
      { ...asked, returnPath: samePath(returnUrl) },
      call.driver?.driverId ?? null,
    );
    return openedOf(call.world, opened);
  }),
  open('GET', 'charge/v2/api/payCharges/sync/{id}', paymentSchema, ({ world, params }) =>
    paymentAnswer(world, paymentOf(world, params['id'] ?? '')),
  ),
  open('POST', 'charge/v2/api/payCharges/{id}/close', paymentSchema, ({ world, params }) =>
    paymentAnswer(world, closeForOtherWay(world, params['id'] ?? '')),
  ),
  open('GET', 'charge/v2/api/payCharges/byRequest/{id}', paymentByRequestSchema, ({ world, params }) => {
    const found = world.tables.payments.find(({ requestId }) => requestId === params['id']);
    return { payment: found === undefined ? null : openedOf(world, found) };
  }),
  open(
    'GET',
    'pay/v2/api/payModel',
    offeredPayChannelsSchema,
    v.object({ parkId: optionalText }),
    ({ world, driver }) => {
      const balance = driver === null ? 0 : walletOf(world, driver.driverId).balance;
      const reason = driver === null ? '登录后可用' : balance === 0 ? '余额不足' : '';
      const results = [
        { payChannel: 3, channelName: '微信支付', payWay: '', enabled: 1, reason: '' },
        { payChannel: 2, channelName: '支付宝', payWay: '', enabled: 1, reason: '' },
        { payChannel: 6, channelName: '余额支付', payWay: '', enabled: reason === '' ? 1 : 0, reason },
        ...(world.settings.otherCashier === 'none'
          ? []
          : [{ payChannel: 9, channelName: '数字人民币', payWay: 'page', enabled: 1, reason: '' } as const]),
      ] as const;
      return { results: [...results], total: results.length };
    },
  ),
];
