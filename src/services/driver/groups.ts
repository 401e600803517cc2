import { respondsWith } from '@/services/transport/store/defineService';
import { code, count, entity, id, type Infer, optionalId, requiredText, results } from '@/services/transport/wire/wire';

import { driverApi } from './driverApi';

export const GROUP_ROLE = { unknown: 0, administrator: 1, member: 2 } as const;

/** A fleet or a family whose wallet the driver shares. */
export const driverGroup = entity({
  groupId: id(),
  groupName: requiredText(),
  role: code(Object.values(GROUP_ROLE), GROUP_ROLE.unknown),
  memberNum: count(),
  walletId: optionalId(),
});
export type DriverGroup = Infer<typeof driverGroup>;
export const driverGroups = results(driverGroup);

export const groupCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    listMyGroups: build.query<Infer<typeof driverGroups>, void>({
      query: () => ({ path: 'driverGroupMembers/getMineGroups' }),
      ...respondsWith(driverGroups),
      providesTags: ['Group'],
    }),
  }),
});
export const { useListMyGroupsQuery } = groupCalls;
