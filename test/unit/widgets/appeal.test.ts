import { normalizePhone } from '@/domain/phone';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { getAvailableParkingAppealReasons } from '@/features/records/appeals/model/parkingAppealReasons';
import type { Appeal } from '@/services/schema/appeal';
import {
  createAppealDraft,
  findChosenAppealReasonType,
  isAppealDraft,
  validateAppeal,
} from '@/widgets/appeal/model/appealForm';
import {
  appealDeadlineText,
  appealSteps,
  appealTone,
  isAppealOpen,
  upheldAppealText,
} from '@/widgets/appeal/model/appealText';

import { NOON } from '../features/parking/bills';

const PHONE = '13800138000';
/** 其他. */
const OTHER = 7;
const problemsOf = (draft: Parameters<typeof validateAppeal>[0], phone: string) => validateAppeal(draft, phone, OTHER);

describe('the form of an appeal', () => {
  const draft = { ...createAppealDraft(3), content: '' };

  test('starts with the reason in its address, and with none that this bill does not offer', () => {
    const reasons = getAvailableParkingAppealReasons({ exitTime: '2026-03-10 12:00:00' });
    expect([6, 99, undefined].map((asked) => findChosenAppealReasonType(createAppealDraft(asked), reasons))).toEqual([
      6,
      null,
      null,
    ]);
    expect(
      findChosenAppealReasonType(createAppealDraft(3), getAvailableParkingAppealReasons({ exitTime: '' })),
    ).toBeNull();
  });

  test('needs a reason and a phone, and a description only where the reason is not enough', () => {
    expect(problemsOf(draft, PHONE)).toEqual({});
    expect(problemsOf(createAppealDraft(undefined), '138')).toEqual({
      reason: '请选择申诉原因',
      phone: '请输入正确的手机号',
    });
    expect(problemsOf({ ...draft, reasonType: 7, content: '  ' }, PHONE)).toEqual({ content: '请说明是什么情况' });
    expect(problemsOf({ ...draft, reasonType: 7, content: '车位被占' }, PHONE)).toEqual({});
  });

  test('200 characters as the server counts them, not one more', () => {
    expect(problemsOf({ ...draft, content: '𠮷'.repeat(100) }, PHONE)).toEqual({});
    expect(problemsOf({ ...draft, content: '长'.repeat(201) }, PHONE)).toEqual({ content: '最多200个字' });
  });

  test('no emoji and no symbols, as in a feedback', () => {
    for (const content of ['多收了😀', '多收了50%', ' 进场 9:30 ', '<b>'])
      expect(problemsOf({ ...draft, content }, PHONE)).toEqual({ content: '不能包含表情和/:*?<|\'%>&"\\等字符' });
    expect(problemsOf({ ...draft, content: '进场9点30分，多收了6元。' }, PHONE)).toEqual({});
  });

  test('as long as the car is inside, only that it is not the driver’s', () => {
    expect(getAvailableParkingAppealReasons({ exitTime: '' }).map(({ label }) => label)).toEqual([
      '套牌车',
      '不是我的车',
    ]);
    expect(getAvailableParkingAppealReasons({ exitTime: '2026-03-10 12:00:00' })).toHaveLength(7);
  });

  test('ignores a stored draft of another shape', () => {
    expect(isAppealDraft(draft)).toBe(true);
    for (const wrong of [
      null,
      'x',
      { ...draft, reasonType: 1.5 },
      { ...draft, reasonType: '3' },
      { ...draft, phone: 1 },
    ]) {
      expect(isAppealDraft(wrong)).toBe(false);
    }
  });

  test('removes the country code of the number', () => {
    const typed = ['+8613800138000', '008613800138000', ` ${PHONE} `, '138 0013 8000', '+86 138-0013-8000'];
    expect(typed.map((text) => normalizePhone(removeSeparators(text)))).toEqual(typed.map(() => PHONE));
    expect(typed.map((text) => problemsOf(draft, text).phone)).toEqual(typed.map(() => undefined));
  });
});

describe('an appeal in words', () => {
  const appeal = (more: Partial<Appeal> = {}): Appeal => ({
    appealId: 'a1',
    requestId: 'r1',
    reasonType: 3,
    reasonText: '金额错误',
    content: '',
    pictures: [],
    contactPhone: '138****8000',
    submitTime: '2026-03-10 11:00:00',
    deadlineTime: '2026-03-13 11:00:00',
    state: 1,
    stateText: '已提交',
    replyText: '',
    replyTime: '',
    resultFee: 0,
    refundFee: 0,
    timeline: [{ time: '2026-03-10 11:00:00', title: '已提交', text: '已收到' }],
    ...more,
  });
  const steps = (more: Partial<Appeal>) =>
    appealSteps(appeal(more), NOON).map(({ word, state, tone }) => [word, state, tone ?? 'plain'].join(' '));

  test('coming steps are listed, with the promised time', () => {
    expect(steps({})).toEqual(['已提交 now plain', '处理中 ahead plain', '答复 ahead plain']);
    expect(appealDeadlineText(appeal(), NOON)).toBe(
      '最晚 3月13日 11:00 前答复。还没付的先不用付；已付的，申诉成立后退回',
    );
  });

  test('an answered appeal has no coming steps, and only an upheld one is green', () => {
    const timeline = [...appeal().timeline, { time: '2026-03-10 11:30:00', title: '申诉成立', text: '' }];
    expect(steps({ state: 3, timeline })).toEqual(['已提交 past plain', '申诉成立 now done']);
    expect(appealDeadlineText(appeal({ state: 3 }), NOON)).toBe('');
    expect([1, 3, 4, 5].map((state) => appealTone(appeal({ state: state as 1 })))).toEqual([
      'soon',
      'done',
      'plain',
      'plain',
    ]);
  });

  test('an unknown state counts as open, and a missing timeline shows the current step', () => {
    expect(isAppealOpen(appeal({ state: 0 }))).toBe(true);
    expect(steps({ state: 0, stateText: '', timeline: [] })).toEqual(['处理中 now plain', '答复 ahead plain']);
  });

  test('the change of the bill', () => {
    expect(upheldAppealText(appeal({ state: 3, resultFee: 0, refundFee: 600 }))).toBe('费用已免除，6.00元 原路退回');
    expect(upheldAppealText(appeal({ state: 3, resultFee: 600 }))).toBe('账单金额改为 6.00元');
    expect(upheldAppealText(appeal({ state: 4, resultFee: 600 }))).toBe('');
  });
});
