import type { Appeal } from '@/services/schema/appeal';

import { APPEAL_READ_AFTER_MS, stateOfAppeal } from '../../world/appeals/appeal';
import { APPEAL_DEADLINE_MS } from '../../world/appeals/appeals';
import type { AppealRow } from '../../world/appeals/appealTables';
import { wireTime } from '../../world/core/clock';
import type { World } from '../../world/World';

const STATE_TEXT = { 1: '已提交', 2: '处理中', 3: '申诉成立', 4: '申诉不成立', 5: '已撤销' } as const;

/** The events so far, oldest first. */
function timelineOf({ submittedAt, cancelledAt, answer }: AppealRow, now: number): Appeal['timeline'] {
  const step = (at: number, title: string, text: string) => ({ time: wireTime(at), title, text });
  const readAt = submittedAt + APPEAL_READ_AFTER_MS;
  return [
    step(submittedAt, STATE_TEXT[1], '我们已收到您的申诉'),
    ...(readAt <= (cancelledAt ?? now) ? [step(readAt, STATE_TEXT[2], '正在核对照片和缴费记录')] : []),
    ...(cancelledAt === null ? [] : [step(cancelledAt, STATE_TEXT[5], '您撤销了申诉')]),
    ...(answer === null ? [] : [step(answer.at, STATE_TEXT[answer.isUpheld ? 3 : 4], answer.text)]),
  ];
}

const masked = (phone: string) => phone.replace(/^(\d{3})\d{4}/, '$1****');

/** The fields that responses about every kind of appeal have in common. */
export function appealAnswer(world: World, row: AppealRow, reasons: Readonly<Record<number, string>>): Appeal {
  const now = world.clock.now();
  const state = stateOfAppeal(row, now);
  return {
    appealId: row.appealId,
    requestId: row.requestId ?? '',
    reasonType: row.reasonType,
    reasonText: reasons[row.reasonType] ?? '',
    content: row.content,
    pictures: row.pictures.map((picUrl) => ({ picUrl, picType: 4, time: wireTime(row.submittedAt) })),
    contactPhone: masked(row.contactPhone),
    submitTime: wireTime(row.submittedAt),
    deadlineTime: wireTime(row.submittedAt + APPEAL_DEADLINE_MS),
    state,
    stateText: STATE_TEXT[state],
    replyText: row.answer?.text ?? '',
    replyTime: wireTime(row.answer?.at ?? null),
    resultFee: row.answer?.resultCents ?? 0,
    refundFee: row.answer?.refundCents ?? 0,
    timeline: timelineOf(row, now),
  };
}
