import { formatServerMoment } from '@/domain/formatServerMoment';
import { DOCUMENT_REVIEW_STATE } from '@/services/special/review';
import type { TimelineStep } from '@/ui/card/Timeline';

type Reasons = readonly { readonly text: string }[];

/** The state of a review, as sent by the server. */
export interface ApplicationReview {
  readonly state: number;
  readonly reasons: Reasons;
  readonly applyTime: string;
  readonly expectTime: string;
  readonly reviewTime: string;
}

/** The reasons for a rejection, without duplicates. */
export const rejectionReasonTexts = (reasons: Reasons): readonly string[] => [
  ...new Set(reasons.map(({ text }) => text).filter((text) => text !== '')),
];

/**
 * The steps: submitted → under review → result. An unknown state counts as under review.
 *
 * @param after the note of an acceptance; empty for none
 */
export function applicationReviewSteps(
  review: ApplicationReview,
  nowMs: number,
  after: string,
): readonly TimelineStep[] {
  const { state, reasons } = review;
  const submitted: TimelineStep = {
    word: '已提交资料',
    time: formatServerMoment(review.applyTime, nowMs),
    state: 'past',
  };
  const time = formatServerMoment(review.reviewTime, nowMs);
  if (state === DOCUMENT_REVIEW_STATE.accepted) {
    return [
      submitted,
      { word: '审核通过', time, state: 'now', tone: 'done', ...(after === '' ? {} : { note: after }) },
    ];
  }
  if (state === DOCUMENT_REVIEW_STATE.rejected) {
    const note = rejectionReasonTexts(reasons).join('；') || '资料不符合要求，请核对后重新提交';
    return [submitted, { word: '未通过', time, state: 'now', tone: 'owed', note }];
  }
  const expected = formatServerMoment(review.expectTime, nowMs);
  return [
    submitted,
    { word: '审核中', state: 'now', ...(expected === '' ? {} : { note: `预计 ${expected} 前答复` }) },
    { word: '审核结果', state: 'ahead' },
  ];
}
