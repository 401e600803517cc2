import type { BizType } from '@/domain/payment/bizType';
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

export interface AppealTables {
  appeals: AppealRow[];
}

export const emptyAppealTables = (): AppealTables => ({ appeals: [] });
