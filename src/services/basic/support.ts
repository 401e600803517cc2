import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
  invalidatesTagsIfOutcomeKnown,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { basicApi } from './basicApi';

export const FAQ_TYPE = { unknown: 0, fees: 1, coupons: 2, invoices: 3, bookings: 4, account: 5, charging: 6 } as const;
export type FaqType = Exclude<(typeof FAQ_TYPE)[keyof typeof FAQ_TYPE], 0>;

/** A frequently asked question. `answerHtml` is untrusted HTML, which only ui/richText may show. */
export const faqSchema = wire.entity({
  faqId: wire.id(),
  faqType: wire.enumCode(Object.values(FAQ_TYPE), FAQ_TYPE.unknown),
  question: wire.requiredText(),
  answerHtml: wire.text(),
});
export type Faq = wire.Infer<typeof faqSchema>;
export const faqsSchema = wire.results(faqSchema);

/** Codes 0xd06510036 and 0xd06510037 lead to type 5 (Rules 3.13 and 5.1). */
export const FEEDBACK_TYPE = {
  suggestion: 1,
  parkingBill: 2,
  chargingBill: 3,
  booking: 4,
  account: 5,
  other: 6,
} as const;
export type FeedbackType = (typeof FEEDBACK_TYPE)[keyof typeof FEEDBACK_TYPE];
export const FEEDBACK_STATE = { unknown: 0, received: 1, inProgress: 2, answered: 3, closed: 4 } as const;

/**
 * The type of `relatedNo`: the uniqueId of a bill, the orderNo of an order, the invoiceId of an invoice, the couponNo
 * of a coupon, the lockId of a lock.
 */
export const FEEDBACK_SUBJECT_TYPE = { unknown: 0, bill: 1, order: 2, invoice: 3, coupon: 4, lock: 5 } as const;
export type FeedbackSubjectType = (typeof FEEDBACK_SUBJECT_TYPE)[keyof typeof FEEDBACK_SUBJECT_TYPE];

/** The context of feedback: what it is about. Each field may be empty. */
const contextFields = {
  /** A number of the type `relatedType`. */
  relatedNo: wire.text(),
  /** The lot of a bill. */
  parkId: wire.text(),
  payId: wire.text(),
  plateNo: wire.text(),
  /** The berth of a lock, as it is painted on the ground. */
  berthNo: wire.text(),
  /** When it happened. */
  occurTime: wire.dateTime(),
  /** The problem in one word, from a list: 重复扣费. */
  reasonText: wire.text(),
  /** The 错误编号 of a failed call. */
  errorId: wire.text(),
  /** The number of a recording that the driver has agreed to send. */
  recordingId: wire.text(),
} as const;

/** One message of the conversation, from the driver or customer service. */
export const FEEDBACK_SENDER = { driver: 1, service: 2 } as const;
export const feedbackMessageSchema = wire.entity({
  from: wire.enumCode(Object.values(FEEDBACK_SENDER), FEEDBACK_SENDER.service),
  text: wire.text(),
  time: wire.dateTime(),
});
export type FeedbackMessage = wire.Infer<typeof feedbackMessageSchema>;

export const feedbackSchema = wire.entity({
  feedbackId: wire.id(),
  type: wire.enumCode(Object.values(FEEDBACK_TYPE), FEEDBACK_TYPE.other),
  content: wire.text(),
  pictures: wire.list(wire.text()),
  ...contextFields,
  relatedType: wire.enumCode(Object.values(FEEDBACK_SUBJECT_TYPE), FEEDBACK_SUBJECT_TYPE.unknown),
  submitTime: wire.dateTime(),
  /** The request that created it. */
  requestId: wire.text(),
  state: wire.enumCode(Object.values(FEEDBACK_STATE), FEEDBACK_STATE.unknown),
  stateText: wire.text(),
  /** Oldest first. */
  replies: wire.list(feedbackMessageSchema),
  /** There is a reply that the driver has not viewed. */
  unread: wire.flag(),
});
export type Feedback = wire.Infer<typeof feedbackSchema>;
/** `unreadNum`: the number of all feedbacks, on any page, with a reply that the driver has not viewed. */
export const feedbacksSchema = wire.rowsInField('results', feedbackSchema, {
  total: wire.count(-1),
  unreadNum: wire.count(),
});
export type Feedbacks = wire.Infer<typeof feedbacksSchema>;

export type FeedbackContext = { readonly [K in keyof typeof contextFields]: string } & {
  readonly relatedType: FeedbackSubjectType;
};

/** The context of general feedback. */
export const EMPTY_FEEDBACK_CONTEXT: FeedbackContext = {
  relatedNo: '',
  relatedType: FEEDBACK_SUBJECT_TYPE.unknown,
  parkId: '',
  payId: '',
  plateNo: '',
  berthNo: '',
  occurTime: '',
  reasonText: '',
  errorId: '',
  recordingId: '',
};

export interface SendFeedbackArgs extends FeedbackContext, IdempotencyKey {
  /** Secret: the phone number for a call back; may be empty. */
  handle: string;
  type: FeedbackType;
  /** Up to 200 characters. */
  content: string;
  /** Addresses of uploaded pictures, up to four. */
  pictures: readonly string[];
}

export interface ContinueFeedbackArgs extends IdempotencyKey {
  feedbackId: string;
  /** A further question; may be empty if the feedback is being closed. */
  content: string;
  isResolved: 0 | 1;
}

export const faqAndFeedbackCalls = basicApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    listFaqs: build.query<wire.Infer<typeof faqsSchema>, { faqType?: FaqType; keyword?: string }>({
      query: (query) => ({ path: 'faqs', query: { ...query } }),
      ...createEndpointResponseOptions(faqsSchema),
      keepUnusedDataFor: 3600,
    }),
    /** Newest first. */
    listFeedbacks: build.infiniteQuery<wire.Infer<typeof feedbacksSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'feedbacks', query: toPageQuery(pageParam) }),
      ...createEndpointResponseOptions(feedbacksSchema),
      providesTags: ['Feedback', 'FeedbackList'],
    }),
    /** The first page, to resolve a request whose response was lost. */
    findFeedbacks: build.query<wire.Infer<typeof feedbacksSchema>, void>({
      query: () => ({ path: 'feedbacks', query: toPageQuery(1) }),
      ...createEndpointResponseOptions(feedbacksSchema, { suppressErrors: 'all' }), // flows/requests shows the outcome of the request
      keepUnusedDataFor: 0,
    }),
    /** The server marks it as read, so the list is refetched. */
    getFeedback: build.query<Feedback, { feedbackId: string }>({
      query: ({ feedbackId }) => ({ path: `feedbacks/${encodePathSegment(feedbackId)}` }),
      ...createEndpointResponseOptions(feedbackSchema, { suppressErrors: 'unlisted' }), // the screen shows that it is missing
      providesTags: ['Feedback'],
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(basicApi.util.invalidateTags(['FeedbackList'])),
          () => undefined, // the caller shows why it could not be loaded
        );
      },
    }),
    /** A visitor may send it too. */
    sendFeedback: build.mutation<Feedback, SendFeedbackArgs>({
      query: ({ handle, ...body }) => ({ path: 'feedbacks', method: 'POST', body, secret: handle }),
      ...createIdempotentResponseOptions('basic', feedbackSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['Feedback']),
    }),
    /** Continues feedback that was submitted, or closes it. */
    continueFeedback: build.mutation<Feedback, ContinueFeedbackArgs>({
      query: ({ feedbackId, ...body }) => ({
        path: `feedbacks/${encodePathSegment(feedbackId)}/replies`,
        method: 'POST',
        body,
      }),
      ...createIdempotentResponseOptions('basic', feedbackSchema, { suppressErrors: 'unlisted' }), // the conversation shows the failure
      invalidatesTags: invalidatesTagsIfOutcomeKnown(['Feedback']),
    }),
  }),
});
export const { useGetFeedbackQuery, useListFaqsQuery, useListFeedbacksInfiniteQuery } = faqAndFeedbackCalls;
