import type { FeedbackContext, FeedbackType } from '@/services/basic/support';

export interface FeedbackRow extends FeedbackContext {
  feedbackId: string;
  /** Empty for a visitor. */
  driverId: string;
  type: FeedbackType;
  content: string;
  pictures: string[];
  phone: string;
  requestId: string;
  submittedAt: number;
  /** Since when the driver has been waiting for customer service; null if they are not waiting. */
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
  /** What went wrong; empty for a recording that the driver has sent. */
  reason: string;
  bytes: number;
  recording: string;
}

export interface SupportTables {
  feedbacks: FeedbackRow[];
  uploads: UploadRow[];
  recordings: RecordingRow[];
  /** Message types whose setting a driver has changed from the default, `driverId/followType`. */
  follows: Map<string, boolean>;
}

export const emptySupportTables = (): SupportTables => ({
  feedbacks: [],
  uploads: [],
  recordings: [],
  follows: new Map(),
});
