import type { FeedbackType } from '@/services/basic/support';

/** Balance that is paid out. */
export interface BalanceRefundRow {
  refundNo: string;
  driverId: string;
  walletId: string;
  cents: number;
  payChannel: 2 | 3;
  appliedAt: number;
  finishedAt: number | null;
  /** 1 under review, 2 on its way, 3 arrived, 5 rejected. */
  state: 1 | 2 | 3 | 5;
  failReason: string;
}

export interface OwnerApplicationRow {
  applyId: string;
  driverId: string;
  areaName: string;
  roomNo: string;
  /** 1 owner, 2 tenant. */
  ownerType: 1 | 2;
  name: string;
  idCard: string;
  phone: string;
  plates: string[];
  pictures: string[];
  appliedAt: number;
  reviewedAt: number | null;
  reasons: { field: string; text: string }[];
  /** 1 under review, 2 approved, 3 rejected. */
  state: 1 | 2 | 3;
}

export interface FeedbackRow {
  feedbackId: string;
  /** Empty for a visitor. */
  driverId: string;
  type: FeedbackType;
  content: string;
  pictures: string[];
  phone: string;
  relatedNo: string;
  submittedAt: number;
  /** Since when customer service owes an answer; null when it does not. */
  waitsSince: number | null;
  /** 1 received, 2 in progress, 3 answered, 4 closed. */
  state: 1 | 2 | 3 | 4;
  /** from: 1 the driver, 2 customer service. */
  turns: { from: 1 | 2; text: string; at: number }[];
  isSeen: boolean;
}

export interface UploadRow {
  file: string;
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  bytes: Buffer;
}

export interface RecordingRow {
  recordingId: string;
  at: number;
  driverId: string;
  appVersion: string;
  bytes: number;
  recording: string;
}

export interface AccountTables {
  balanceRefunds: BalanceRefundRow[];
  ownerApplications: OwnerApplicationRow[];
  feedbacks: FeedbackRow[];
  uploads: UploadRow[];
  recordings: RecordingRow[];
  /** Messages a driver has switched off or on against the standard, `driverId/followType`. */
  follows: Map<string, boolean>;
}

export const emptyAccountTables = (): AccountTables => ({
  balanceRefunds: [],
  ownerApplications: [],
  feedbacks: [],
  uploads: [],
  recordings: [],
  follows: new Map(),
});
