import { responseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

export const DRIVER_GROUP_ROLE = { unknown: 0, administrator: 1, member: 2 } as const;

/** A fleet or a family whose wallet the driver shares. */
export const driverGroupSchema = wire.entity({
  groupId: wire.id(),
  groupName: wire.requiredText(),
  role: wire.code(Object.values(DRIVER_GROUP_ROLE), DRIVER_GROUP_ROLE.unknown),
  memberNum: wire.count(),
  walletId: wire.optionalId(),
});
export type DriverGroup = wire.Infer<typeof driverGroupSchema>;
export const driverGroupsSchema = wire.results(driverGroupSchema);

export const driverGroupCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    listMyGroups: build.query<wire.Infer<typeof driverGroupsSchema>, void>({
      query: () => ({ path: 'driverGroupMembers/getMineGroups' }),
      ...responseOptions(driverGroupsSchema),
      providesTags: ['Group'],
    }),
  }),
});
export const { useListMyGroupsQuery } = driverGroupCalls;
