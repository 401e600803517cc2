import { WALLET_STATE } from '@/domain/wallet/walletCodes';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

/**
 * A wallet of the driver or of one of their groups. Money in cents: `balanceAmount` can be spent and includes gifts,
 * `frozenAmount` is being paid out, `refundableAmount` can be paid out.
 */
export const walletSchema = wire.entity({
  walletId: wire.id(),
  walletName: wire.requiredText(),
  dealerId: wire.text(),
  /** Empty for the driver's own wallet. */
  groupId: wire.optionalId(),
  balanceAmount: wire.cents(),
  giftAmount: wire.centsOrZero(),
  frozenAmount: wire.centsOrZero(),
  refundableAmount: wire.centsOrZero(),
  isDefault: wire.flag(),
  /** The number of lots that accept it; -1: every lot. */
  suitParkNum: wire.count(),
  state: wire.enumCode(Object.values(WALLET_STATE), WALLET_STATE.unknown),
  stateText: wire.text(),
});
export type Wallet = wire.Infer<typeof walletSchema>;

export const { useGetDefaultWalletQuery } = driverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The wallet that payments by balance take from. */
    getDefaultWallet: build.query<Wallet, void>({
      query: () => ({ path: 'defaultWallet' }),
      ...createEndpointResponseOptions(walletSchema, { suppressErrors: 'all' }), // the balance channel shows why it cannot be chosen
      providesTags: ['Wallet'],
    }),
  }),
});
