import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const MESSAGE_SUBSCRIPTION_TYPE = {
  unknown: 0,
  entry: 1,
  exit: 2,
  passEnding: 3,
  chargingEnded: 4,
  arrears: 5,
  booking: 6,
} as const;
export type MessageSubscriptionType = Exclude<
  (typeof MESSAGE_SUBSCRIPTION_TYPE)[keyof typeof MESSAGE_SUBSCRIPTION_TYPE],
  0
>;

/** A type of message, and whether the driver has subscribed to it. */
export const messageSubscriptionSchema = wire.entity({
  followType: wire.enumCode(Object.values(MESSAGE_SUBSCRIPTION_TYPE), MESSAGE_SUBSCRIPTION_TYPE.unknown),
  followName: wire.requiredText(),
  description: wire.text(),
  isOn: wire.flag(),
});
export type MessageSubscription = wire.Infer<typeof messageSubscriptionSchema>;
export const messageSubscriptionsSchema = wire.results(messageSubscriptionSchema);

export const messageSubscriptionCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listFollows: build.query<wire.Infer<typeof messageSubscriptionsSchema>, void>({
      query: () => ({ path: 'follows' }),
      ...createEndpointResponseOptions(messageSubscriptionsSchema),
      providesTags: ['Follow'],
    }),
    setFollow: build.mutation<MessageSubscription, { followType: MessageSubscriptionType; isOn: 0 | 1 }>({
      query: (body) => ({ path: 'follows', method: 'PUT', body }),
      ...createEndpointResponseOptions(messageSubscriptionSchema, { suppressErrors: 'unlisted' }), // the switch reverts and shows why
      invalidatesTags: ['Follow'],
    }),
  }),
});
export const { useListFollowsQuery, useSetFollowMutation } = messageSubscriptionCalls;
