import { BIZ_TYPE } from '@/domain/payment/bizType';
import { formatMsAsServerTime, serverTimeTextFromDigits, toServerTimeDigits } from '@/domain/serverTime';
import { BUILT_IN_FAQ_ANSWERS } from '@/features/support/faq/model/builtInFaqAnswers';
import { mergeFaqAnswers, searchFaqAnswers } from '@/features/support/faq/model/searchFaqAnswers';
import { isFeedbackDraft, validateFeedback } from '@/features/support/form/model/feedbackDraft';
import { feedbackStateLabel, isAwaitingSupportReply } from '@/features/support/history/model/feedbackText';
import {
  type HelpQueryParams,
  suggestFeedbackType,
  toFeedbackContext,
  toFeedbackContextKey,
} from '@/features/support/model/feedbackContext';
import { toFeedbackContextFacts } from '@/features/support/model/toFeedbackContextFacts';
import { EMPTY_FEEDBACK_CONTEXT, FAQ_TYPE, FEEDBACK_TYPE } from '@/services/basic/support';

import { hostileStrings } from '../../../corpus/hostileStrings';

const answers = mergeFaqAnswers([]);
const first = (text: string) => searchFaqAnswers(answers, text)[0]?.id;

test.each([
  ['扣了钱没到账', 'taken-not-paid'],
  ['道闸', 'barrier-stays-down'],
  ['退款 几天', 'refund-when'],
  ['发票抬头', 'invoice-how'],
  ['优惠券不能用', 'coupon-unusable'],
  ['车开走了还在计费', 'gone-still-charged'],
  ['重复缴费', 'paid-twice'],
])('“%s” finds %s first', (text, id) => {
  expect(first(text)).toBe(id);
});

test('ten questions about paying, leaving, refunds, coupons and invoices have an answer of ours', () => {
  const types: readonly number[] = [FAQ_TYPE.fees, FAQ_TYPE.coupons, FAQ_TYPE.invoices];
  const asked = BUILT_IN_FAQ_ANSWERS.filter(({ type }) => types.includes(type));
  expect(asked.length).toBeGreaterThanOrEqual(10);
  expect(BUILT_IN_FAQ_ANSWERS.filter(({ text }) => text.join('').length < 20)).toEqual([]);
});

test('no text that is searched for breaks the search, and one that is nowhere finds nothing', () => {
  for (const text of hostileStrings) expect(Array.isArray(searchFaqAnswers(answers, text))).toBe(true);
  expect(searchFaqAnswers(answers, '量子纠缠')).toEqual([]);
  expect(searchFaqAnswers(answers, '  ')).toEqual([]);
});

test("the operator's answer to the same question takes the place of ours, any other follows", () => {
  const faq = (faqId: string, question: string) => ({
    faqId,
    faqType: FAQ_TYPE.fees,
    question,
    answerHtml: '<p>看公告</p>',
  });
  const joined = mergeFaqAnswers([faq('1', '重复缴费了怎么办?'), faq('2', '夜间收费吗')]);
  expect(joined.filter(({ question }) => question.startsWith('重复缴费'))).toMatchObject([{ html: '<p>看公告</p>' }]);
  expect(joined).toHaveLength(BUILT_IN_FAQ_ANSWERS.length + 1);
  expect(searchFaqAnswers(joined, '公告')).toHaveLength(2);
});

test('the address says what feedback is about; a plate is no part of what is kept about the request', () => {
  const asked = { uniqueId: 'S1', parkId: 'P1', payId: 'Y1', plateNo: '粤B12345', time: '20260310120000' };
  expect(toFeedbackContext(asked)).toMatchObject({ relatedNo: 'S1', parkId: 'P1', occurTime: '2026-03-10 12:00:00' });
  expect(toFeedbackContextKey(toFeedbackContext(asked))).toBe('S1:P1:Y1');
  const named = (about: HelpQueryParams) => toFeedbackContextFacts(toFeedbackContext(about))[0];
  expect(named({ ...asked, orderNo: 'C1' })).toEqual({ label: '账单号', value: 'S1' });
  expect(named({ orderNo: 'C1' })).toEqual({ label: '订单号', value: 'C1' });
  expect(named({ invoiceId: 'I1' })).toEqual({ label: '发票编号', value: 'I1' });
  expect(named({ couponNo: 'Q1' })).toEqual({ label: '券号', value: 'Q1' });
  const lock = { lockId: 'K1', berthNo: 'A103', parkId: 'P1', time: '20260310120000' };
  expect(named(lock)).toEqual({ label: '地锁编号', value: 'K1' });
  expect(toFeedbackContext(lock)).toMatchObject({
    relatedType: 5,
    parkId: '',
    berthNo: 'A103',
    occurTime: '2026-03-10 12:00:00',
  });
  expect(toFeedbackContextFacts(toFeedbackContext(lock))).toContainEqual({ label: '车位', value: 'A103' });
  expect(suggestFeedbackType(lock)).toBe(FEEDBACK_TYPE.booking);
  // A berth alone names nothing that could be looked up.
  expect(toFeedbackContext({ berthNo: 'A103' }).berthNo).toBe('');
  expect(named({})?.value).toBe('');
  // Feedback of before the number had a kind.
  expect(toFeedbackContextFacts({ ...EMPTY_FEEDBACK_CONTEXT, relatedNo: 'N1' })[0]).toEqual({
    label: '编号',
    value: 'N1',
  });
  expect(toFeedbackContextFacts({ ...EMPTY_FEEDBACK_CONTEXT, relatedNo: 'N1', parkId: 'P1' })[0]?.label).toBe('账单号');
  expect(toFeedbackContext({ orderNo: 'C1', parkId: 'P1', time: '20260230990000' })).toMatchObject({
    parkId: '',
    occurTime: '',
  });
  expect(suggestFeedbackType(asked)).toBe(FEEDBACK_TYPE.parkingBill);
  expect(suggestFeedbackType({ orderNo: 'C1', bizType: BIZ_TYPE.charging })).toBe(FEEDBACK_TYPE.chargingBill);
  expect(suggestFeedbackType({ orderNo: 'X1', bizType: BIZ_TYPE.pass })).toBe(FEEDBACK_TYPE.other);
  expect(suggestFeedbackType({})).toBeUndefined();
});

test('times of addresses are digits of times that exist', () => {
  expect(formatMsAsServerTime(Date.UTC(2026, 2, 10, 4))).toBe('2026-03-10 12:00:00');
  expect(toServerTimeDigits('2026-03-10 12:00:00')).toBe('20260310120000');
  expect(toServerTimeDigits('明天')).toBeUndefined();
  expect(serverTimeTextFromDigits('20260310120000')).toBe('2026-03-10 12:00:00');
  expect(serverTimeTextFromDigits('20261310120000')).toBe('');
});

test('each field has its own error, and a reason speaks for itself', () => {
  const filled = { choice: 1, content: '多收了', plate: '', phone: '138 0013 8000' };
  expect(validateFeedback(filled, false)).toEqual({});
  expect(Object.keys(validateFeedback({ choice: null, content: '', plate: '粤', phone: '' }, false)).sort()).toEqual([
    'choice',
    'content',
    'phone',
    'plate',
  ]);
  expect(validateFeedback({ ...filled, content: '' }, true)).toEqual({});
  expect(validateFeedback({ ...filled, content: '停'.repeat(201) }, true)).toHaveProperty('content');
  for (const text of hostileStrings)
    expect(typeof (validateFeedback({ ...filled, content: text }, false).content ?? '')).toBe('string');
  for (const stray of [null, 1, 'x', {}, { choice: 'a' }]) expect(isFeedbackDraft(stray)).toBe(false);
});

test('a state that nobody knows is 处理中, and the answer is awaited', () => {
  expect(feedbackStateLabel({ state: 0, stateText: '' })).toBe('处理中');
  expect(isAwaitingSupportReply({ state: 0 })).toBe(true);
});
