import { responseOptions } from '@/services/base/defineService/defineService';
import { code, count, entity, id, type Infer, optionalId, requiredText, results } from '@/services/schema/wire';

import { driverApi } from './driverApi';

export const DRIVER_GROUP_ROLE = { unknown: 0, administrator: 1, member: 2 } as const;

/** A fleet or a family whose wallet the driver shares. */
export const driverGroupSchema = entity({
  groupId: id(),
  groupName: requiredText(),
  role: code(Object.values(DRIVER_GROUP_ROLE), DRIVER_GROUP_ROLE.unknown),
  memberNum: count(),
  walletId: optionalId(),
});
export type DriverGroup = Infer<typeof driverGroupSchema>;
export const driverGroupsSchema = results(driverGroupSchema);

export const driverGroupCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    listMyGroups: build.query<Infer<typeof driverGroupsSchema>, void>({
      query: () => ({ path: 'driverGroupMembers/getMineGroups' }),
      ...responseOptions(driverGroupsSchema),
      providesTags: ['Group'],
    }),
  }),
});
export const { useListMyGroupsQuery } = driverGroupCalls;
