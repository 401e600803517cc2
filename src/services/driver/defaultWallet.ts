import { WALLET_STATE } from '@/domain/wallet/walletCodes';
import { responseOptions } from '@/services/base/defineService/defineService';
import {
  cents,
  centsOrZero,
  code,
  count,
  entity,
  flag,
  id,
  type Infer,
  optionalId,
  requiredText,
  text,
} from '@/services/schema/wire';

import { driverApi } from './driverApi';

/**
 * A wallet of the driver or of one of their groups. Money in cents: `balanceAmount` can be spent and includes gifts,
 * `frozenAmount` is being paid out, `refundableAmount` can be paid out.
 */
export const walletSchema = entity({
  walletId: id(),
  walletName: requiredText(),
  dealerId: text(),
  /** Empty for the driver's own wallet. */
  groupId: optionalId(),
  balanceAmount: cents(),
  giftAmount: centsOrZero(),
  frozenAmount: centsOrZero(),
  refundableAmount: centsOrZero(),
  isDefault: flag(),
  /** The number of lots that accept it; -1: every lot. */
  suitParkNum: count(),
  state: code(Object.values(WALLET_STATE), WALLET_STATE.unknown),
  stateText: text(),
});
export type Wallet = Infer<typeof walletSchema>;

export const { useGetDefaultWalletQuery } = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The wallet that payments by balance take from. */
    getDefaultWallet: build.query<Wallet, void>({
      query: () => ({ path: 'defaultWallet' }),
      ...responseOptions(walletSchema, { suppressErrors: 'all' }), // the balance channel shows why it cannot be chosen
      providesTags: ['Wallet'],
    }),
  }),
});
