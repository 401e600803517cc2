import * as v from 'valibot';

import { walletSchema } from '@/services/driver/defaultWallet';
import {
  balanceRefundSchema,
  balanceRefundsSchema,
  walletLedgerRecordsSchema,
  walletRechargeSchema,
  walletsSchema,
} from '@/services/driver/wallets';

import { checkSmsCode } from '../../world/account/accounts';
import { wireTime } from '../../world/core/clock';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { walletOf } from '../../world/money/wallets';
import { refundableWallet, requestRefund } from '../../world/wallet/balanceRefunds';
import { openRecharge, usableWallet, walletsOf } from '../../world/wallet/recharges';
import { type DriverCall, type Endpoint, needsSession } from '../endpoint';
import { once } from '../once';
import { filled, optionalText, pageOf, paging, wholeCents, wholeNumber } from '../requests';
import { recordAnswer, refundAnswer, walletAnswer } from './walletAnswers';

const walletsOfCall = ({ world, driver }: DriverCall) => walletsOf(world, driver.driverId);

export const walletEndpoints: readonly Endpoint[] = [
  needsSession('GET', 'driver/v2/api/defaultWallet', walletSchema, ({ world, driver: { driverId } }) =>
    walletAnswer(world, walletOf(world, driverId), driverId),
  ),
  needsSession('GET', 'driver/v2/api/wallets', walletsSchema, (call) => {
    const results = walletsOfCall(call).map((row) => walletAnswer(call.world, row, call.driver.driverId));
    return { results, total: results.length };
  }),
  needsSession(
    'GET',
    'driver/v2/api/walletRecords',
    walletLedgerRecordsSchema,
    v.object({
      ...paging,
      walletId: optionalText,
      recordType: v.optional(wholeNumber),
      month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
    }),
    (call) => {
      const { world, driver, asked } = call;
      const { walletId, ledger } = usableWallet(world, driver.driverId, asked.walletId);
      const rows = [...ledger]
        .reverse()
        .filter(({ recordType }) => asked.recordType === undefined || recordType === asked.recordType)
        .filter(({ at }) => wireTime(at).startsWith(asked.month ?? ''));
      return pageOf(
        call,
        rows.map((row) => recordAnswer(world, walletId, row)),
      );
    },
  ),
  once(
    needsSession(
      'POST',
      'driver/v2/api/recharges',
      walletRechargeSchema,
      v.object({ amount: wholeCents, walletId: optionalText }),
      ({ world, driver, asked }) => {
        const opened = openRecharge(world, driver.driverId, asked.walletId, asked.amount);
        const { orderNo, walletId, cents, giftCents } = opened;
        return { orderNo, walletId, amount: cents, giftAmount: giftCents };
      },
    ),
    ({ orderNo }) => orderNo,
  ),
  once(
    needsSession(
      'POST',
      'driver/v2/api/balanceRefunds',
      balanceRefundSchema,
      v.object({ amount: wholeCents, walletId: optionalText, verifyCode: filled }),
      ({ world, driver: { driverId, phone }, asked: { amount, walletId, verifyCode } }) => {
        if (phone === '') throw new Refusal(REFUSALS.phoneMissing, '请先绑定手机号');
        // A code is not used up by an amount that is refused.
        refundableWallet(world, driverId, walletId, amount);
        checkSmsCode(world, phone, verifyCode, 'balanceRefund');
        return refundAnswer(requestRefund(world, driverId, walletId, amount));
      },
    ),
    ({ refundNo }) => refundNo,
  ),
  needsSession(
    'GET',
    'driver/v2/api/balanceRefunds',
    balanceRefundsSchema,
    v.object({ ...paging, walletId: optionalText }),
    (call) => {
      const { world, driver, asked } = call;
      const own = world.tables.balanceRefunds.filter(
        (row) => row.driverId === driver.driverId && (asked.walletId === '' || row.walletId === asked.walletId),
      );
      return pageOf(call, [...own].reverse().map(refundAnswer));
    },
  ),
];
