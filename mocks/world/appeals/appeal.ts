import type { BizType } from '@/domain/payment/bizType';
import { MINUTE_MS } from '@/lib/timeUnits';

import type { World } from '../World';
import type { AppealRow } from './appealTables';

export const isOpenAppeal = ({ cancelledAt, answer }: AppealRow): boolean => cancelledAt === null && answer === null;

/** Time from submission until the review of an appeal starts. */
export const APPEAL_READ_AFTER_MS = 30 * MINUTE_MS;

/** 1 submitted, 2 under review, 3 upheld, 4 rejected, 5 withdrawn. */
export function stateOfAppeal({ answer, cancelledAt, submittedAt }: AppealRow, now: number): 1 | 2 | 3 | 4 | 5 {
  if (answer !== null) return answer.isUpheld ? 3 : 4;
  if (cancelledAt !== null) return 5;
  return now - submittedAt < APPEAL_READ_AFTER_MS ? 1 : 2;
}

/** Appeals against one bill, newest first. */
export const appealsOn = (
  world: World,
  { uniqueId, parkId, orderNo }: Pick<AppealRow, 'uniqueId' | 'parkId' | 'orderNo'>,
): AppealRow[] =>
  world.tables.appeals
    .filter((row) => row.uniqueId === uniqueId && row.parkId === parkId && row.orderNo === orderNo)
    .reverse();

/** A driver's appeals in one line of business, newest first. */
export const appealsOf = (world: World, driverId: string, bizType: BizType): AppealRow[] =>
  world.tables.appeals.filter((row) => row.driverId === driverId && row.bizType === bizType).reverse();
