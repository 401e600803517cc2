import { respondsWith } from '@/services/transport/store/defineService';
import { code, entity, flag, type Infer, requiredText, results, text } from '@/services/transport/wire/wire';

import { basicApi } from './basicApi';

export const FOLLOW_TYPE = {
  unknown: 0,
  entry: 1,
  exit: 2,
  passEnding: 3,
  chargingEnded: 4,
  arrears: 5,
  booking: 6,
} as const;
export type FollowType = Exclude<(typeof FOLLOW_TYPE)[keyof typeof FOLLOW_TYPE], 0>;

/** A type of message, and whether the driver has subscribed to it. */
export const follow = entity({
  followType: code(Object.values(FOLLOW_TYPE), FOLLOW_TYPE.unknown),
  followName: requiredText(),
  description: text(),
  isOn: flag(),
});
export type Follow = Infer<typeof follow>;
export const follows = results(follow);

export const followCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listFollows: build.query<Infer<typeof follows>, void>({
      query: () => ({ path: 'follows' }),
      ...respondsWith(follows),
      providesTags: ['Follow'],
    }),
    setFollow: build.mutation<Follow, { followType: FollowType; isOn: 0 | 1 }>({
      query: (body) => ({ path: 'follows', method: 'PUT', body }),
      ...respondsWith(follow, { suppressErrors: 'unlisted' }), // the switch reverts and shows why
      invalidatesTags: ['Follow'],
    }),
  }),
});
export const { useListFollowsQuery, useSetFollowMutation } = followCalls;
