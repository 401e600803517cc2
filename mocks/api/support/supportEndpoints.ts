import * as v from 'valibot';

import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { messageSubscriptionSchema, messageSubscriptionsSchema } from '@/services/basic/follows';
import { sentRecordingIdSchema } from '@/services/basic/recordings';
import { faqsSchema, type Feedback, feedbackSchema, feedbacksSchema } from '@/services/basic/support';

import { readPhone } from '../../world/account/accounts';
import { wireTime } from '../../world/core/clock';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { continueFeedback, feedbackOf, sendFeedback } from '../../world/support/feedbacks';
import { FAQS, FOLLOWS } from '../../world/support/operatorTexts';
import { keepRecording } from '../../world/support/recordings';
import type { FeedbackRow } from '../../world/support/supportTables';
import type { World } from '../../world/World';
import { type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { askerOf, filled, optionalText, pageOf, paging, requestId, wholeNumber } from '../requests';

const FEEDBACK_TEXT = { 1: '待处理', 2: '处理中', 3: '已回复', 4: '已关闭' } as const;

const feedbackAnswer = (row: FeedbackRow): Feedback => ({
  feedbackId: row.feedbackId,
  type: row.type,
  content: row.content,
  pictures: row.pictures,
  relatedNo: row.relatedNo,
  relatedType: row.relatedType,
  parkId: row.parkId,
  payId: row.payId,
  plateNo: row.plateNo,
  berthNo: row.berthNo,
  occurTime: row.occurTime,
  reasonText: row.reasonText,
  errorId: row.errorId,
  recordingId: row.recordingId,
  requestId: row.requestId,
  submitTime: wireTime(row.submittedAt),
  state: row.state,
  stateText: FEEDBACK_TEXT[row.state],
  replies: row.turns.map(({ from, text, at }) => ({ from, text, time: wireTime(at) })),
  unread: flag(!row.isSeen),
});

const CONTENT = v.pipe(v.string(), v.trim(), v.maxLength(200));
const newFeedback = v.object({
  type: v.picklist([1, 2, 3, 4, 5, 6]),
  content: v.pipe(CONTENT, v.minLength(1)),
  pictures: v.pipe(v.array(filled), v.maxLength(4)),
  relatedNo: optionalText,
  relatedType: v.optional(v.picklist([0, 1, 2, 3, 4, 5]), 0),
  parkId: optionalText,
  payId: optionalText,
  plateNo: optionalText,
  berthNo: optionalText,
  occurTime: optionalText,
  reasonText: optionalText,
  errorId: optionalText,
  recordingId: optionalText,
  phone: optionalText,
  requestId,
});
const furtherFeedback = v.object({ content: CONTENT, isResolved: v.picklist([0, 1]) });

function allowed(content: string): string {
  const fault = findForbiddenSymbolError(content);
  if (fault !== null) throw new Refusal(REFUSALS.badRequest, fault);
  return content;
}

const followAnswer = (
  world: World,
  driverId: string,
  { followType, followName, description, isOn }: (typeof FOLLOWS)[number],
) => ({
  followType,
  followName,
  description,
  isOn: flag(world.tables.follows.get(`${driverId}/${followType}`) ?? isOn),
});

export const supportEndpoints: readonly Endpoint[] = [
  open(
    'GET',
    'basic/v2/api/faqs',
    faqsSchema,
    v.object({ faqType: v.optional(wholeNumber), keyword: optionalText }),
    ({ asked: { faqType, keyword } }) => {
      const results = FAQS.filter((faq) => faqType === undefined || faq.faqType === faqType).filter(
        ({ question, answerHtml }) => `${question}${answerHtml}`.includes(keyword),
      );
      return { results, total: results.length };
    },
  ),
  needsSession('GET', 'basic/v2/api/feedbacks', feedbacksSchema, v.object(paging), (call) => {
    const own = call.world.tables.feedbacks.filter(({ driverId }) => driverId === call.driver.driverId);
    return {
      ...pageOf(call, [...own].reverse().map(feedbackAnswer)),
      unreadNum: own.filter(({ isSeen }) => !isSeen).length,
    };
  }),
  needsSession('GET', 'basic/v2/api/feedbacks/{id}', feedbackSchema, ({ world, driver, params }) => {
    const row = feedbackOf(world, driver.driverId, params['id'] ?? '');
    row.isSeen = true;
    return feedbackAnswer(row);
  }),
  // Open, because a person who cannot sign in must be able to report it. Only a driver can continue feedback that they have submitted.
  once(
    open('POST', 'basic/v2/api/feedbacks', feedbackSchema, newFeedback, (call) => {
      const { world, asked } = call;
      const driverId = askerOf(call)?.driverId ?? '';
      const content = allowed(asked.content);
      const phone = asked.phone === '' ? '' : readPhone(asked.phone);
      if (driverId === '' && phone === '') throw new Refusal(REFUSALS.badRequest, '请留下手机号，方便客服联系您');
      return feedbackAnswer(sendFeedback(world, { ...asked, content, phone, driverId }));
    }),
    ({ feedbackId }) => feedbackId,
  ),
  once(
    needsSession('POST', 'basic/v2/api/feedbacks/{id}/replies', feedbackSchema, furtherFeedback, (call) => {
      const { world, driver, asked, params } = call;
      const row = feedbackOf(world, driver.driverId, params['id'] ?? '');
      return feedbackAnswer(continueFeedback(world, row, allowed(asked.content), asked.isResolved === 1));
    }),
    ({ feedbackId }) => feedbackId,
  ),
  needsSession('GET', 'basic/v2/api/follows', messageSubscriptionsSchema, ({ world, driver }) => ({
    results: FOLLOWS.map((one) => followAnswer(world, driver.driverId, one)),
    total: FOLLOWS.length,
  })),
  needsSession(
    'PUT',
    'basic/v2/api/follows',
    messageSubscriptionSchema,
    v.object({ followType: v.number(), isOn: v.picklist([0, 1]) }),
    ({ world, driver, asked }) => {
      const known = FOLLOWS.find(({ followType }) => followType === asked.followType);
      if (known === undefined) throw new Refusal(REFUSALS.notFound, '通知类型不存在');
      world.tables.follows.set(`${driver.driverId}/${known.followType}`, asked.isOn === 1);
      return followAnswer(world, driver.driverId, known);
    },
  ),
  open(
    'POST',
    'basic/v2/api/recordings',
    sentRecordingIdSchema,
    v.object({
      recording: v.pipe(v.string(), v.minLength(1)),
      hasConsent: v.picklist([0, 1]),
      appVersion: optionalText,
      reason: optionalText,
    }),
    (call) => {
      const { recording, hasConsent, appVersion, reason } = call.asked;
      if (hasConsent !== 1) throw new Refusal(REFUSALS.badRequest, '未经本人同意，不能上传操作记录');
      const { recordingId } = keepRecording(call.world, {
        recording,
        appVersion,
        reason,
        driverId: askerOf(call)?.driverId ?? '',
      });
      return { recordingId };
    },
  ),
];
