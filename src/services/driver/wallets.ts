import { BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import { BALANCE_REFUND_STATE, RECORD_DIRECTION, RECORD_TYPES, type RecordType } from '@/domain/wallet/walletCodes';
import { respondsWith } from '@/services/transport/store/defineService';
import { idempotentResponse, type RequestKey } from '@/services/transport/store/requestLookup';
import { pagedQueryOptions, pageQuery } from '@/services/transport/wire/pages';
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
} from '@/services/transport/wire/wire';

import { wallet } from './defaultWallet';
import { driverApi } from './driverApi';

export const wallets = results(wallet);

/**
 * One line of a wallet's ledger, cents. `bizType`: a BIZ_TYPE, 0 for the wallet itself. `bizNo` is the number of
 * the payment or pay-out. Its order or bill is identified by `orderNo`, or by `uniqueId` and `parkId`; they are empty
 * if it was for several.
 */
export const walletRecord = entity({
  recordId: id(),
  walletId: id(),
  recordType: code(Object.values(RECORD_TYPES), RECORD_TYPES.unknown),
  direction: code(Object.values(RECORD_DIRECTION), RECORD_DIRECTION.unknown),
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
export type WalletRecord = Infer<typeof walletRecord>;
export const walletRecords = results(walletRecord);

/** An opened recharge, cents. `giftAmount` is added after it is paid (bizType 9). */
export const recharge = entity({ orderNo: id(), walletId: id(), amount: cents(), giftAmount: centsOrZero() });
export type Recharge = Infer<typeof recharge>;

/** Balance that is paid out to the channel it came from. Cents. */
export const balanceRefund = entity({
  refundNo: id(),
  walletId: id(),
  amount: cents(),
  /** As text, for example 原路退回微信. */
  refundChannel: text(),
  applyTime: time(),
  expectTime: time(),
  finishTime: time(),
  state: code(Object.values(BALANCE_REFUND_STATE), BALANCE_REFUND_STATE.unknown),
  stateText: text(),
  failReason: text(),
});
export type BalanceRefund = Infer<typeof balanceRefund>;
export const balanceRefunds = results(balanceRefund);

/** `walletId`: by default the default wallet; `month`: `YYYY-MM`. */
export interface LedgerArgs {
  walletId?: string;
  recordType?: RecordType;
  month?: string;
}

export const walletCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The default wallet first. */
    listWallets: build.query<Infer<typeof wallets>, void>({
      query: () => ({ path: 'wallets' }),
      ...respondsWith(wallets),
      providesTags: ['Wallet'],
    }),
    // Assumed: not in the published contract.
    /** Newest first. */
    listWalletRecords: build.infiniteQuery<Infer<typeof walletRecords>, LedgerArgs, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'walletRecords', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...respondsWith(walletRecords),
      providesTags: ['Wallet'],
    }),
    /** Opens a recharge of `amount` cents, to be paid as bizType 9. `walletId`: by default the default wallet. */
    openRecharge: build.mutation<Recharge, RequestKey & { amount: number; walletId?: string }>({
      query: (body) => ({ path: 'recharges', method: 'POST', body }),
      ...idempotentResponse('driver', recharge),
    }),
    /**
     * Requests a pay-out of `amount` cents. They are deducted from the balance at once, and returned if it is refused.
     * Secret: verifyCode, sent to the phone of the account for the purpose `balanceRefund`.
     */
    requestBalanceRefund: build.mutation<
      BalanceRefund,
      RequestKey & { handle: string; amount: number; walletId?: string }
    >({
      query: ({ handle, ...body }) => ({ path: 'balanceRefunds', method: 'POST', body, secret: handle }),
      ...idempotentResponse('driver', balanceRefund, { suppressErrors: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['Balance', 'Wallet', 'BalanceRefund'],
    }),
    /** Newest first; of one wallet, or by default of every wallet of the driver. */
    listBalanceRefunds: build.infiniteQuery<Infer<typeof balanceRefunds>, { walletId?: string }, number>({
      ...pagedQueryOptions,
      query: ({ queryArg, pageParam }) => ({ path: 'balanceRefunds', query: { ...queryArg, ...pageQuery(pageParam) } }),
      ...respondsWith(balanceRefunds),
      providesTags: ['BalanceRefund'],
    }),
  }),
});
export const { useListWalletsQuery, useListWalletRecordsInfiniteQuery, useListBalanceRefundsInfiniteQuery } =
  walletCalls;
