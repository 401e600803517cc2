import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { cents, code, entity, id, type Infer, nothing, results, text } from '@/services/transport/wire/wire';

import { cpsApi } from './cpsApi';

/** The `state` of a charging card; 0 unknown. `locked`: after too many wrong passwords. */
export const CHARGING_CARD_STATE = { unknown: 0, normal: 1, lost: 2, locked: 3 } as const;

/** A charging card. `cardNo` is masked. */
export const chargingCard = entity({
  cardId: id(),
  cardNo: text(),
  balanceAmount: cents(),
  state: code(Object.values(CHARGING_CARD_STATE), CHARGING_CARD_STATE.unknown),
  stateText: text(),
});
export type ChargingCard = Infer<typeof chargingCard>;
export const chargingCards = results(chargingCard);
/** The number that was read from a photo; empty if none could be read. */
export const cardPhoto = entity({ cardNo: text() });

export const chargingCardCalls = cpsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Secret: oldPassword, newPassword, six digits each. */
    changeChargingCardPassword: build.mutation<unknown, { handle: string; cardId: string }>({
      query: ({ handle, ...body }) => ({ path: 'charging/cards/password', method: 'PUT', body, secret: handle }),
      ...reads(nothing(), { handles: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['ChargingCard'],
    }),
    // Assumed: not in the published contract.
    listChargingCards: build.query<Infer<typeof chargingCards>, void>({
      query: () => ({ path: 'cards' }),
      ...reads(chargingCards),
      providesTags: ['ChargingCard'],
    }),
    /**
     * Secret: `password`, six digits, which proves that the card is the driver's. A wrong one costs a try. A card is bound once, however often it is
     * sent.
     */
    bindChargingCard: build.mutation<ChargingCard, { handle: string; cardNo: string }>({
      query: ({ handle, ...body }) => ({ path: 'cards', method: 'POST', body, secret: handle }),
      ...reads(chargingCard, { handles: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['ChargingCard'],
    }),
    /** What the server reads from an uploaded photo of a card. Nothing is bound by it. */
    readCardPhoto: build.query<Infer<typeof cardPhoto>, { cardPicUrl: string }>({
      query: (body) => ({ path: 'cardPhotos', method: 'POST', body }),
      ...reads(cardPhoto, { handles: 'unlisted' }), // the form says that the number has to be typed
      keepUnusedDataFor: 0,
    }),
    /** Reports it as lost (挂失), so that nobody can charge with it, or takes that back (解挂). */
    reportChargingCard: build.mutation<ChargingCard, { cardId: string; isLost: 0 | 1 }>({
      query: ({ cardId, ...body }) => ({ path: `cards/${segment(cardId)}`, method: 'PUT', body }),
      ...reads(chargingCard),
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
