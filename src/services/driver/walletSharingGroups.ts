import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

export const WALLET_SHARING_GROUP_ROLE = { unknown: 0, administrator: 1, member: 2 } as const;

/** A fleet or a family whose wallet the driver shares. */
export const walletSharingGroupSchema = wire.entity({
  groupId: wire.id(),
  groupName: wire.requiredText(),
  role: wire.enumCode(Object.values(WALLET_SHARING_GROUP_ROLE), WALLET_SHARING_GROUP_ROLE.unknown),
  memberNum: wire.count(),
  walletId: wire.optionalId(),
});
export type WalletSharingGroup = wire.Infer<typeof walletSharingGroupSchema>;
export const walletSharingGroupsSchema = wire.results(walletSharingGroupSchema);

export const walletSharingGroupCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    listMyGroups: build.query<wire.Infer<typeof walletSharingGroupsSchema>, void>({
      query: () => ({ path: 'driverGroupMembers/getMineGroups' }),
      ...createEndpointResponseOptions(walletSharingGroupsSchema),
      providesTags: ['Group'],
    }),
  }),
});
export const { useListMyGroupsQuery } = walletSharingGroupCalls;
