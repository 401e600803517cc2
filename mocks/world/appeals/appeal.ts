import type { BizType } from '@/domain/payment/bizType';
import { MINUTE_MS } from '@/lib/timeUnits';

import type { World } from '../World';

/** How it ended; money in cents. */
export interface AppealAnswer {
  isUpheld: boolean;
  text: string;
  /** What the bill costs now. */
  resultCents: number;
  refundCents: number;
}

export interface AppealRow {
  appealId: string;
  driverId: string;
  /** 1: by `uniqueId` and `parkId`; others by `orderNo`. What does not apply is empty. */
  bizType: BizType;
  uniqueId: string;
  parkId: string;
  orderNo: string;
  reasonType: number;
  content: string;
  pictures: string[];
  contactPhone: string;
  /** What the bill cost when it was submitted. */
  cents: number;
  submittedAt: number;
  cancelledAt: number | null;
  answer: (AppealAnswer & { at: number }) | null;
}

/** The rules of one kind of bill that can be appealed against; `appeals.ts` does the rest. */
export interface AppealKind {
  bizType: BizType;
  /** What a driver may choose, by reasonType. */
  reasons: Readonly<Record<number, string>>;
  /** What the bill costs, cents; throws a `Refusal` when it is not there, not this driver's, or cannot be appealed against. */
  check: (
    world: World,
    driverId: string,
    key: Pick<AppealRow, 'uniqueId' | 'parkId' | 'orderNo' | 'reasonType'>,
  ) => number;
  /** Decides, and books what the decision changes. */
  decide: (world: World, row: AppealRow) => AppealAnswer;
}

export const isOpenAppeal = ({ cancelledAt, answer }: AppealRow): boolean => cancelledAt === null && answer === null;

/** From submitting to somebody looking at it. */
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

/** What a driver has appealed against in one line of business, newest first. */
export const appealsOf = (world: World, driverId: string, bizType: BizType): AppealRow[] =>
  world.tables.appeals.filter((row) => row.driverId === driverId && row.bizType === bizType).reverse();
