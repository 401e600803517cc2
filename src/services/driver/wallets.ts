import { BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import {
  CASH_OUT_STATUS,
  LEDGER_DIRECTION,
  LEDGER_RECORD_TYPE,
  type LedgerRecordType,
} from '@/domain/wallet/walletCodes';
import { responseOptions } from '@/services/base/defineService/defineService';
import { idempotentResponseOptions, type RequestKey } from '@/services/base/defineService/requestLookupEndpoint';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import {
  cents,
  centsOrZero,
  code,
  count,
  entity,
  id,
  type Infer,
  optionalId,
  results,
  text,
  time,
} from '@/services/schema/wire';

import { walletSchema } from './defaultWallet';
import { driverApi } from './driverApi';

export const walletsSchema = results(walletSchema);

/**
 * One line of a wallet's ledger, cents. `bizType`: a BIZ_TYPE, 0 for the wallet itself. `bizNo` is the number of
 * the payment or pay-out. Its order or bill is identified by `orderNo`, or by `uniqueId` and `parkId`; they are empty
 * if it was for several.
 */
export const walletRecordSchema = entity({
  recordId: id(),
  walletId: id(),
  recordType: code(Object.values(LEDGER_RECORD_TYPE), LEDGER_RECORD_TYPE.unknown),
  direction: code(Object.values(LEDGER_DIRECTION), LEDGER_DIRECTION.unknown),
  amount: cents(),
  balanceAfter: cents(),
  bizType: code([0, ...BIZ_TYPE_CODES], 0),
  bizNo: text(),
  orderNo: optionalId(),
  uniqueId: optionalId(),
  parkId: optionalId(),
  /** 2 alipay, 3 wechat, 6 balance; 0 none. */
  payChannel: count(),
  title: text(),
  time: time(),
});
export type WalletRecord = Infer<typeof walletRecordSchema>;
export const walletRecordsSchema = results(walletRecordSchema);

/** An opened recharge, cents. `giftAmount` is added after it is paid (bizType 9). */
export const walletRechargeSchema = entity({
  orderNo: id(),
  walletId: id(),
  amount: cents(),
  giftAmount: centsOrZero(),
});
export type WalletRecharge = Infer<typeof walletRechargeSchema>;

/** Balance that is paid out to the channel it came from. Cents. */
export const balanceRefundSchema = entity({
  refundNo: id(),
  walletId: id(),
  amount: cents(),
  /** As text, for example 原路退回微信. */
  refundChannel: text(),
  applyTime: time(),
  expectTime: time(),
  finishTime: time(),
  state: code(Object.values(CASH_OUT_STATUS), CASH_OUT_STATUS.unknown),
  stateText: text(),
  failReason: text(),
});
export type BalanceRefund = Infer<typeof balanceRefundSchema>;
export const balanceRefundsSchema = results(balanceRefundSchema);

/** `walletId`: by default the default wallet; `month`: `YYYY-MM`. */
export interface ListWalletRecordsArgs {
  walletId?: string;
  recordType?: LedgerRecordType;
  month?: string;
}

export const walletCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The default wallet first. */
    listWallets: build.query<Infer<typeof walletsSchema>, void>({
      query: () => ({ path: 'wallets' }),
      ...responseOptions(walletsSchema),
      providesTags: ['Wallet'],
    }),
    // Assumed: not in the published contract.
    /** Newest first. */
    listWalletRecords: build.infiniteQuery<Infer<typeof walletRecordsSchema>, ListWalletRecordsArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'walletRecords',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...responseOptions(walletRecordsSchema),
      providesTags: ['Wallet'],
    }),
    /** Opens a recharge of `amount` cents, to be paid as bizType 9. `walletId`: by default the default wallet. */
    openRecharge: build.mutation<WalletRecharge, RequestKey & { amount: number; walletId?: string }>({
      query: (body) => ({ path: 'recharges', method: 'POST', body }),
      ...idempotentResponseOptions('driver', walletRechargeSchema),
    }),
    /**
     * Requests a pay-out of `amount` cents. They are deducted from the balance at once, and returned if it is refused.
     * Secret: verifyCode, sent to the phone of the account for the purpose `balanceRefundSchema`.
     */
    requestBalanceRefund: build.mutation<
      BalanceRefund,
      RequestKey & { handle: string; amount: number; walletId?: string }
    >({
      query: ({ handle, ...body }) => ({ path: 'balanceRefunds', method: 'POST', body, secret: handle }),
      ...idempotentResponseOptions('driver', balanceRefundSchema, { suppressErrors: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['Balance', 'Wallet', 'BalanceRefund'],
    }),
    /** Newest first; of one wallet, or by default of every wallet of the driver. */
    listBalanceRefunds: build.infiniteQuery<Infer<typeof balanceRefundsSchema>, { walletId?: string }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'balanceRefunds',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...responseOptions(balanceRefundsSchema),
      providesTags: ['BalanceRefund'],
    }),
  }),
});
export const { useListWalletsQuery, useListWalletRecordsInfiniteQuery, useListBalanceRefundsInfiniteQuery } =
  walletCalls;
