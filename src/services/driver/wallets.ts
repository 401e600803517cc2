import { BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import {
  CASH_OUT_STATUS,
  LEDGER_DIRECTION,
  LEDGER_RECORD_TYPE,
  type LedgerRecordType,
} from '@/domain/wallet/walletCodes';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { walletSchema } from './defaultWallet';
import { driverApi } from './driverApi';

export const walletsSchema = wire.results(walletSchema);

/**
 * One line of a wallet's ledger, cents. `bizType`: a BIZ_TYPE, 0 for the wallet itself. `bizNo` is the number of
 * the payment or pay-out. Its order or bill is identified by `orderNo`, or by `uniqueId` and `parkId`; they are empty
 * if it was for several.
 */
export const walletLedgerRecordSchema = wire.entity({
  recordId: wire.id(),
  walletId: wire.id(),
  recordType: wire.enumCode(Object.values(LEDGER_RECORD_TYPE), LEDGER_RECORD_TYPE.unknown),
  direction: wire.enumCode(Object.values(LEDGER_DIRECTION), LEDGER_DIRECTION.unknown),
  amount: wire.cents(),
  balanceAfter: wire.cents(),
  bizType: wire.enumCode([0, ...BIZ_TYPE_CODES], 0),
  bizNo: wire.text(),
  orderNo: wire.optionalId(),
  uniqueId: wire.optionalId(),
  parkId: wire.optionalId(),
  /** 2 alipay, 3 wechat, 6 balance; 0 none. */
  payChannel: wire.count(),
  title: wire.text(),
  time: wire.dateTime(),
});
export type WalletLedgerRecord = wire.Infer<typeof walletLedgerRecordSchema>;
export const walletLedgerRecordsSchema = wire.results(walletLedgerRecordSchema);

/** An opened recharge, cents. `giftAmount` is added after it is paid (bizType 9). */
export const walletRechargeSchema = wire.entity({
  orderNo: wire.id(),
  walletId: wire.id(),
  amount: wire.cents(),
  giftAmount: wire.centsOrZero(),
});
export type WalletRecharge = wire.Infer<typeof walletRechargeSchema>;

/** Balance that is paid out to the channel it came from. Cents. */
export const balanceRefundSchema = wire.entity({
  refundNo: wire.id(),
  walletId: wire.id(),
  amount: wire.cents(),
  /** As text, for example 原路退回微信. */
  refundChannel: wire.text(),
  applyTime: wire.dateTime(),
  expectTime: wire.dateTime(),
  finishTime: wire.dateTime(),
  state: wire.enumCode(Object.values(CASH_OUT_STATUS), CASH_OUT_STATUS.unknown),
  stateText: wire.text(),
  failReason: wire.text(),
});
export type BalanceRefund = wire.Infer<typeof balanceRefundSchema>;
export const balanceRefundsSchema = wire.results(balanceRefundSchema);

/** `walletId`: by default the default wallet; `month`: `YYYY-MM`. */
export interface ListWalletLedgerRecordsArgs {
  walletId?: string;
  recordType?: LedgerRecordType;
  month?: string;
}

export const walletCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The default wallet first. */
    listWallets: build.query<wire.Infer<typeof walletsSchema>, void>({
      query: () => ({ path: 'wallets' }),
      ...createEndpointResponseOptions(walletsSchema),
      providesTags: ['Wallet'],
    }),
    // Assumed: not in the published contract.
    /** Newest first. */
    listWalletRecords: build.infiniteQuery<
      wire.Infer<typeof walletLedgerRecordsSchema>,
      ListWalletLedgerRecordsArgs,
      number
    >({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'walletRecords',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...createEndpointResponseOptions(walletLedgerRecordsSchema),
      providesTags: ['Wallet'],
    }),
    /** Opens a recharge of `amount` cents, to be paid as bizType 9. `walletId`: by default the default wallet. */
    openRecharge: build.mutation<WalletRecharge, IdempotencyKey & { amount: number; walletId?: string }>({
      query: (body) => ({ path: 'recharges', method: 'POST', body }),
      ...createIdempotentResponseOptions('driver', walletRechargeSchema),
    }),
    /**
     * Requests a pay-out of `amount` cents. They are deducted from the balance at once, and returned if it is refused.
     * Secret: verifyCode, sent to the phone of the account for the purpose `balanceRefund`.
     */
    requestBalanceRefund: build.mutation<
      BalanceRefund,
      IdempotencyKey & { handle: string; amount: number; walletId?: string }
    >({
      query: ({ handle, ...body }) => ({ path: 'balanceRefunds', method: 'POST', body, secret: handle }),
      ...createIdempotentResponseOptions('driver', balanceRefundSchema, { suppressErrors: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['Balance', 'Wallet', 'BalanceRefund'],
    }),
    /** Newest first; of one wallet, or by default of every wallet of the driver. */
    listBalanceRefunds: build.infiniteQuery<wire.Infer<typeof balanceRefundsSchema>, { walletId?: string }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({
        path: 'balanceRefunds',
        query: { ...queryArg, ...toPageQuery(pageParam) },
      }),
      ...createEndpointResponseOptions(balanceRefundsSchema),
      providesTags: ['BalanceRefund'],
    }),
  }),
});
export const { useListWalletsQuery, useListWalletRecordsInfiniteQuery, useListBalanceRefundsInfiniteQuery } =
  walletCalls;
