import * as v from 'valibot';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { BIZ_TYPE_CODES, isNonParkingBizType } from '@/domain/payment/bizType';
import { isNamedPayChannel, PAY_CHANNEL } from '@/domain/payment/payChannel';
import { SALTED_HASH_LENGTH } from '@/lib/createSaltedHash';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const integer = v.pipe(v.number(), v.safeInteger());
const nonEmptyString = v.pipe(v.string(), v.minLength(1));
const orderBizType = v.pipe(v.picklist(BIZ_TYPE_CODES), v.guard(isNonParkingBizType));
const print = v.pipe(v.string(), v.regex(/^[\da-f]+$/), v.length(SALTED_HASH_LENGTH));
const channel = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const bill = { uniqueId: nonEmptyString, parkId: nonEmptyString };

/** The schema of one attempt in the journal. */
export const storedPaymentAttemptSchema = v.object({
  version: v.literal(1),
  key: nonEmptyString,
  payable: v.variant('kind', [
    v.object({ kind: v.literal('parking'), ...bill }),
    v.object({ kind: v.literal('parkingBatch'), items: v.array(v.object({ ...bill, amountCents: cents })) }),
    v.object({
      kind: v.literal('order'),
      bizType: orderBizType,
      orderNo: nonEmptyString,
      lane: v.exactOptional(v.string()),
    }),
    v.object({
      kind: v.literal('sealed'),
      salt: nonEmptyString,
      sells: v.union([v.picklist(['parking', 'parkingBatch']), orderBizType]),
      prints: v.pipe(v.array(print), v.minLength(1)),
      lane: v.exactOptional(print),
    }),
  ]),
  owner: v.exactOptional(nonEmptyString),
  isVisitorPast: v.exactOptional(v.literal(true)),
  requestId: nonEmptyString,
  sent: v.exactOptional(
    v.object({ openid: v.string(), returnUrl: v.string(), collectorCode: v.exactOptional(v.string()) }),
  ),
  facts: v.object({
    plateText: v.string(),
    parkName: v.string(),
    title: v.exactOptional(v.string()),
    holdTime: v.exactOptional(v.string()),
    coupon: v.exactOptional(v.object({ name: v.string(), savingCents: cents })),
  }),
  choice: v.pipe(
    v.object({ channel, couponIds: v.array(v.string()), amountCents: cents, channelCode: v.exactOptional(channel) }),
    v.transform(({ channelCode, ...choice }) => ({ ...choice, channel: channelCode ?? choice.channel })),
  ),
  step: v.picklist(['opening', 'handedToHost', 'confirming', 'settled', 'abandoned', 'unresolved']),
  serverSaid: v.picklist([
    'nothing',
    'unpaid',
    'asking',
    'paid',
    'partly',
    'refunded',
    'failed',
    'closed',
    'refused',
    'neverSeen',
  ]),
  payId: v.nullable(nonEmptyString),
  orderCents: cents,
  expireTime: v.exactOptional(v.string()),
  payParams: v.nullable(v.record(v.string(), v.string())),
  hostSaid: v.nullable(v.picklist(['reported-ok', 'cancelled', 'failed', 'processing', 'left-page', 'unknown'])),
  payment: v.nullable(
    v.object({
      payState: integer,
      payStateText: v.string(),
      paidCents: v.nullable(cents),
      paidTime: v.string(),
      failReason: v.string(),
      leaveFreeMinutes: v.nullable(v.number()),
      leaveDeadlineTime: v.string(),
      orders: v.array(
        v.object({
          bizType: v.exactOptional(v.picklist(BIZ_TYPE_CODES)),
          orderNo: v.exactOptional(v.string()),
          title: v.exactOptional(v.string()),
          uniqueId: v.string(),
          parkId: v.string(),
          formatPlateNo: v.string(),
          parkName: v.string(),
          amountCents: v.nullable(cents),
          state: integer,
          failReason: v.string(),
        }),
      ),
      canInvoice: v.boolean(),
      canEvaluate: v.boolean(),
      refundCents: v.exactOptional(cents),
      refundText: v.exactOptional(v.string()),
    }),
  ),
  changedCents: v.nullable(cents),
  refusal: v.string(),
  createdAtMs: v.number(),
  createdServerMs: v.exactOptional(v.number()),
  readServerMs: v.exactOptional(v.number()),
  changedAtMs: v.number(),
  lostAtMs: v.nullable(v.number()),
  lostServerMs: v.exactOptional(v.number()),
  repeatedAtMs: v.exactOptional(v.number()),
  repeatedServerMs: v.exactOptional(v.number()),
  isRepeating: v.exactOptional(v.literal(true)),
  isLookedUp: v.exactOptional(v.literal(true)),
  askedCount: integer,
  earlier: v.array(
    v.object({
      payId: v.string(),
      amountCents: cents,
      paidTime: v.string(),
      atMs: v.number(),
      owner: v.exactOptional(nonEmptyString),
      isRefunded: v.exactOptional(v.boolean()),
      isLate: v.exactOptional(v.boolean()),
      isCounted: v.exactOptional(v.boolean()),
      payState: v.exactOptional(integer),
      refundText: v.exactOptional(v.string()),
    }),
  ),
  closing: v.exactOptional(v.picklist(['asked', 'cannot'])),
  closed: v.exactOptional(
    v.array(
      v.object({
        payId: nonEmptyString,
        amountCents: cents,
        atMs: v.number(),
        owner: v.exactOptional(nonEmptyString),
        isOpen: v.exactOptional(v.literal(true)),
      }),
    ),
  ),
}) satisfies v.GenericSchema<unknown, PaymentAttempt>;

/**
 * The stored form of an attempt. The release before channels beyond PAY_CHANNEL cannot read the others, but must still
 * block their bills. So `channel` is stored as the balance, for which no release opens a cashier, and `channelCode` is
 * the actual channel, which wins.
 */
export const toStoredPaymentAttempt = (attempt: PaymentAttempt) => {
  const { choice } = attempt;
  if (isNamedPayChannel(choice.channel)) return attempt;
  return { ...attempt, choice: { ...choice, channel: PAY_CHANNEL.balance, channelCode: choice.channel } };
};
