import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { chargingApi } from './chargingApi';

/** The `state` of a charging card; 0 unknown. `locked`: after too many wrong passwords. */
export const CHARGING_CARD_STATE = { unknown: 0, normal: 1, lost: 2, locked: 3 } as const;

/** A charging card. `cardNo` is masked. */
export const chargingCardSchema = wire.entity({
  cardId: wire.id(),
  cardNo: wire.text(),
  balanceAmount: wire.cents(),
  state: wire.enumCode(Object.values(CHARGING_CARD_STATE), CHARGING_CARD_STATE.unknown),
  stateText: wire.text(),
});
export type ChargingCard = wire.Infer<typeof chargingCardSchema>;
export const chargingCardsSchema = wire.results(chargingCardSchema);
/** The number that was recognised in a photo; empty if none was. */
export const recognizedChargingCardNoSchema = wire.entity({ cardNo: wire.text() });

export const chargingCardCalls = chargingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Secret: oldPassword, newPassword, six digits each. */
    changeChargingCardPassword: build.mutation<unknown, { handle: string; cardId: string }>({
      query: ({ handle, ...body }) => ({ path: 'charging/cards/password', method: 'PUT', body, secret: handle }),
      ...createEndpointResponseOptions(wire.ignoredData(), { suppressErrors: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['ChargingCard'],
    }),
    // Assumed: not in the published contract.
    listChargingCards: build.query<wire.Infer<typeof chargingCardsSchema>, void>({
      query: () => ({ path: 'cards' }),
      ...createEndpointResponseOptions(chargingCardsSchema),
      providesTags: ['ChargingCard'],
    }),
    /**
     * Secret: `password`, six digits, which proves that the card is the driver's. A wrong one uses up an attempt.
     * Binding is idempotent.
     */
    bindChargingCard: build.mutation<ChargingCard, { handle: string; cardNo: string }>({
      query: ({ handle, ...body }) => ({ path: 'cards', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(chargingCardSchema, { suppressErrors: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['ChargingCard'],
    }),
    /** The card number that the server recognises in an uploaded photo. It binds nothing. */
    readCardPhoto: build.query<wire.Infer<typeof recognizedChargingCardNoSchema>, { cardPicUrl: string }>({
      query: (body) => ({ path: 'cardPhotos', method: 'POST', body }),
      ...createEndpointResponseOptions(recognizedChargingCardNoSchema, { suppressErrors: 'unlisted' }), // the form prompts for the number
      keepUnusedDataFor: 0,
    }),
    /** Reports a card as lost (挂失), so that it cannot be used, or revokes the report (解挂). */
    reportChargingCard: build.mutation<ChargingCard, { cardId: string; isLost: 0 | 1 }>({
      query: ({ cardId, ...body }) => ({ path: `cards/${encodePathSegment(cardId)}`, method: 'PUT', body }),
      ...createEndpointResponseOptions(chargingCardSchema),
      invalidatesTags: ['ChargingCard'],
    }),
  }),
});
export const {
  useBindChargingCardMutation,
  useChangeChargingCardPasswordMutation,
  useListChargingCardsQuery,
  useReadCardPhotoQuery,
  useReportChargingCardMutation,
} = chargingCardCalls;
