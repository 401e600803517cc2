import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

/** The checks before the deletion of an account; 0 is an unknown check, which also blocks it. */
export const ACCOUNT_DELETION_CHECK_TYPE = {
  unknown: 0,
  balance: 1,
  openBills: 2,
  arrears: 3,
  passes: 4,
  charging: 5,
  bookings: 6,
  balanceRefunds: 7,
  unpaidOrders: 8,
  refunds: 9,
  withholdings: 10,
} as const;

/** One line of the check list. `count`: how many items block; `amount`: cents at stake, 0 if it is not about money. */
export const accountDeletionCheckSchema = wire.entity({
  checkType: wire.enumCode(Object.values(ACCOUNT_DELETION_CHECK_TYPE), ACCOUNT_DELETION_CHECK_TYPE.unknown),
  checkName: wire.requiredText(),
  passed: wire.flag(),
  count: wire.count(),
  amount: wire.centsOrZero(),
  /** The reason why it blocks; empty if it does not. */
  text: wire.text(),
});
export type AccountDeletionCheck = wire.Infer<typeof accountDeletionCheckSchema>;
export const accountDeletionChecksSchema = wire.results(accountDeletionCheckSchema);

/** `blockCount`: how many lines of the check list block. */
export const accountDeletionCheckResultSchema = wire.entity({
  canDelete: wire.flag(),
  blockCount: wire.count(),
  reason: wire.text(),
});
export type AccountDeletionCheckResult = wire.Infer<typeof accountDeletionCheckResultSchema>;

export const accountDeletionCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    listDeletionChecks: build.query<wire.Infer<typeof accountDeletionChecksSchema>, void>({
      query: () => ({ path: 'accountDeleteCheckList' }),
      ...createEndpointResponseOptions(accountDeletionChecksSchema),
      keepUnusedDataFor: 0,
    }),
    getDeletionResult: build.query<AccountDeletionCheckResult, void>({
      query: () => ({ path: 'accountDeleteCheckResult' }),
      ...createEndpointResponseOptions(accountDeletionCheckResultSchema),
      keepUnusedDataFor: 0,
    }),
    /** Secret: verifyCode. Afterwards no token of the account is valid. The caller signs out on this device. */
    deleteAccount: build.mutation<unknown, { handle: string }>({
      query: ({ handle }) => ({ path: 'account', method: 'DELETE', secret: handle }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }),
    }),
  }),
});
export const { useListDeletionChecksQuery, useGetDeletionResultQuery, useDeleteAccountMutation } = accountDeletionCalls;
