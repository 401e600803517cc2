import { MINUTE_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { FeedbackRow } from './supportTables';

const TAKEN_UP_MS = 2 * MINUTE_MS;
export const ANSWERED_MS = 10 * MINUTE_MS;

const ANSWERS: Readonly<Record<FeedbackRow['type'], string>> = {
  1: '感谢您的建议，我们已转给产品团队。',
  2: '我们已核对该停车账单，如金额有误将原路退回差额。',
  3: '我们已核对该充电账单，如电量有误将原路退回差额。',
  4: '我们已与停车场确认您的预约，请按预约时间入场。',
  5: '我们正在核实车辆归属，请保持手机畅通。',
  6: '您的问题已处理，如仍有疑问请继续留言。',
};

const yuan = (cents: number) => `${(cents / 100).toFixed(2)}元`;

/** What the books say about the latest payment that the feedback names, by its number or by its bill; null without one. */
function answerFromBooks(world: World, { payId, relatedNo, parkId }: FeedbackRow): string | null {
  const payment = world.tables.payments
    .filter(
      (one) =>
        one.payId === payId ||
        (relatedNo !== '' &&
          one.parts.some(({ uniqueId, parkId: lot, orderNo }) =>
            parkId === '' ? orderNo === relatedNo : uniqueId === relatedNo && lot === parkId,
          )),
    )
    .at(-1);
  if (payment === undefined) return null;
  const cents = payment.parts.reduce((sum, part) => sum + part.cents, 0);
  switch (payment.state) {
    case 2:
    case 7:
      return `已收到您支付的${yuan(cents)}，支付单号${payment.payId}，无需再付。`;
    case 5:
    case 6:
      return `您支付的${yuan(cents)}正在原路退回，一般1至3个工作日到账。`;
    default:
      return `支付单号${payment.payId}没有付成，我们没有收到这${yuan(cents)}。若您的账户已扣款，款项会自动退回，现在可以重新支付。`;
  }
}

export function feedbackOf(world: World, driverId: string, feedbackId: string): FeedbackRow {
  const row = world.tables.feedbacks.find((one) => one.feedbackId === feedbackId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '反馈不存在');
  return row;
}

export function sendFeedback(
  world: World,
  asked: Omit<FeedbackRow, 'feedbackId' | 'submittedAt' | 'waitsSince' | 'state' | 'turns' | 'isSeen'>,
): FeedbackRow {
  const now = world.clock.now();
  const row: FeedbackRow = {
    ...asked,
    feedbackId: world.nextId('F'),
    submittedAt: now,
    waitsSince: now,
    state: 1,
    turns: [{ from: 1, text: asked.content, at: now }],
    isSeen: true,
  };
  world.tables.feedbacks.push(row);
  return row;
}

/** A further question is answered like the first one. Feedback that is closed stays closed. */
export function continueFeedback(world: World, row: FeedbackRow, content: string, isResolved: boolean): FeedbackRow {
  if (row.state === 4) throw new Refusal(REFUSALS.badRequest, '该反馈已关闭，请重新提交');
  if (content === '' && !isResolved) throw new Refusal(REFUSALS.badRequest, '请填写内容');
  const now = world.clock.now();
  if (content !== '') row.turns.push({ from: 1, text: content, at: now });
  row.waitsSince = isResolved ? null : now;
  row.state = isResolved ? 4 : 1;
  return row;
}

/** Advances feedback: customer service starts on it after two minutes and answers after ten. */
export function answerFeedbacks(world: World): void {
  const now = world.clock.now();
  for (const row of world.tables.feedbacks) {
    if (row.waitsSince === null || !world.settings.answersFeedback) continue;
    const answeredAt = row.waitsSince + ANSWERED_MS;
    if (answeredAt <= now) {
      row.turns.push({ from: 2, text: answerFromBooks(world, row) ?? ANSWERS[row.type], at: answeredAt });
      Object.assign(row, { state: 3, waitsSince: null, isSeen: false });
    } else if (row.waitsSince + TAKEN_UP_MS <= now) row.state = 2;
  }
}
