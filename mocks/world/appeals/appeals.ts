import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { AppealKind, World } from '../World';
import { appealsOn, isOpenAppeal } from './appeal';
import type { AppealRow } from './appealTables';

/** Time from submission to the answer, and to the promised deadline. */
const APPEAL_ANSWER_AFTER_MS = 20 * HOUR_MS;
export const APPEAL_DEADLINE_MS = 3 * DAY_MS;

const MAX_PICTURES = 4;

function appealKindOf(world: World, { bizType }: Pick<AppealRow, 'bizType'>): AppealKind {
  const kind = world.appealKinds.find((one) => one.bizType === bizType);
  if (kind === undefined) throw new Refusal(REFUSALS.notFound, '该业务暂不支持申诉');
  return kind;
}

export type AppealRequest = Pick<
  AppealRow,
  'requestId' | 'bizType' | 'uniqueId' | 'parkId' | 'orderNo' | 'reasonType' | 'content' | 'pictures' | 'contactPhone'
>;

/** Submits an appeal. A bill can have only one open appeal at a time. */
export function submitAppeal(world: World, driverId: string, request: AppealRequest): AppealRow {
  const kind = appealKindOf(world, request);
  if (kind.reasons[request.reasonType] === undefined) throw new Refusal(REFUSALS.badRequest, '请选择申诉原因');
  if (request.pictures.length > MAX_PICTURES) throw new Refusal(REFUSALS.badRequest, `最多上传${MAX_PICTURES}张图片`);
  if (appealsOn(world, request).some(isOpenAppeal)) {
    throw new Refusal(REFUSALS.appealUnderWay, '该账单正在申诉中，请等待处理结果');
  }
  const row: AppealRow = {
    ...request,
    appealId: world.nextId('A'),
    driverId,
    cents: kind.check(world, driverId, request),
    submittedAt: world.clock.now(),
    cancelledAt: null,
    answer: null,
  };
  world.tables.appeals.push(row);
  return row;
}

/** Withdraws an appeal. This is possible until it is answered. */
export function cancelAppeal(world: World, driverId: string, appealId: string): AppealRow {
  const row = world.tables.appeals.find((one) => one.appealId === appealId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '申诉不存在');
  if (!isOpenAppeal(row)) throw new Refusal(REFUSALS.appealOver, '申诉已处理，不能撤销');
  row.cancelledAt = world.clock.now();
  return row;
}

/** Answers the appeals that are due. Every appeal is answered within its deadline. */
export function answerDueAppeals(world: World): void {
  const now = world.clock.now();
  for (const row of world.tables.appeals.filter(isOpenAppeal)) {
    const at = row.submittedAt + APPEAL_ANSWER_AFTER_MS;
    if (at <= now) row.answer = { ...appealKindOf(world, row).decide(world, row), at };
  }
}
