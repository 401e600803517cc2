import { DAY_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { EvaluationRow, StayRow } from './parkingTables';
import { ownStayOf } from './stays';

/** The tags that a driver can select. */
export const EVALUATION_TAGS = ['车位好找', '收费合理', '出入顺畅', '环境整洁', '指引不清', '排队太久'] as const;

const EVALUABLE_FOR_MS = 7 * DAY_MS;

export const evaluationOf = (
  world: World,
  driverId: string,
  { uniqueId, parkId }: StayRow,
): EvaluationRow | undefined =>
  world.tables.evaluations.find(
    (row) => row.driverId === driverId && row.uniqueId === uniqueId && row.parkId === parkId,
  );

/**
 * Why this driver may not rate this stay now; empty if they may. The stay must have ended, be theirs, be paid within the last seven days, and not be
 * rated yet.
 */
export function whyNotEvaluable(world: World, driverId: string, stay: StayRow): string {
  const lastPaidAt = stay.paid.at(-1)?.at;
  if (lastPaidAt === undefined) return '缴费后才能评价';
  if (evaluationOf(world, driverId, stay) !== undefined) return '您已评价过本次停车';
  if (stay.exitAt === null) return '离场后才能评价';
  if (stay.setFee === 0) return '费用已免除，不用评价';
  return world.clock.now() - lastPaidAt > EVALUABLE_FOR_MS ? '已超过评价期限' : '';
}

export type EvaluationRequest = Pick<EvaluationRow, 'uniqueId' | 'parkId' | 'score' | 'tags' | 'content'>;

export function evaluate(world: World, driverId: string, request: EvaluationRequest): StayRow {
  const stay = ownStayOf(world, driverId, request.uniqueId, request.parkId);
  const reason = whyNotEvaluable(world, driverId, stay);
  if (reason !== '') throw new Refusal(REFUSALS.cannotEvaluate, reason);
  const strange = request.tags.find((tag) => !EVALUATION_TAGS.some((known) => known === tag));
  if (strange !== undefined) throw new Refusal(REFUSALS.badRequest, '参数错误：tags');
  world.tables.evaluations.push({ ...request, driverId, at: world.clock.now() });
  return stay;
}
