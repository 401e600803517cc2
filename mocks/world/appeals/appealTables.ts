import type { BizType } from '@/domain/payment/bizType';
/** The outcome; money in cents. */
export interface AppealAnswer {
  isUpheld: boolean;
  text: string;
  /** What the bill costs now. */
  resultCents: number;
  refundCents: number;
}

export interface AppealRow {
  appealId: string;
  /** The request that has submitted it; absent for one that the world has seeded. */
  requestId?: string;
  driverId: string;
  /** bizType 1 is identified by `uniqueId` and `parkId`, the others by `orderNo`. Fields that do not apply are empty. */
  bizType: BizType;
  uniqueId: string;
  parkId: string;
  orderNo: string;
  reasonType: number;
  content: string;
  pictures: string[];
  contactPhone: string;
  /** What the bill cost when the appeal was submitted. */
  cents: number;
  submittedAt: number;
  cancelledAt: number | null;
  answer: (AppealAnswer & { at: number }) | null;
}

export interface AppealTables {
  appeals: AppealRow[];
}

export const emptyAppealTables = (): AppealTables => ({ appeals: [] });
