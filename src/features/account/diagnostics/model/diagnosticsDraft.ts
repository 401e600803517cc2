import { isPlainObject } from '@/lib/isPlainObject';

/** What is open of 诊断与录制 and what became of the recording. */
export interface DiagnosticsDraft {
  view: 'closed' | 'diagnostics' | 'recording';
  /** The entry of the history it was opened on: it does not come up by itself on a later visit of the page. */
  entry: string;
  hasConsent: boolean;
  /** Under which number operations find what was sent; null until it was. */
  sentAs: string | null;
  /** Why it was not sent; empty when nothing went wrong. */
  failure: string;
}

export const CLOSED: DiagnosticsDraft = { view: 'closed', entry: '', hasConsent: false, sentAs: null, failure: '' };

/** Whether what was kept is a draft of this shape; anything else is left aside. */
export const isDiagnosticsDraft = (value: unknown): value is DiagnosticsDraft =>
  isPlainObject(value) &&
  (value['view'] === 'closed' || value['view'] === 'diagnostics' || value['view'] === 'recording') &&
  typeof value['entry'] === 'string' &&
  typeof value['hasConsent'] === 'boolean' &&
  (value['sentAs'] === null || typeof value['sentAs'] === 'string') &&
  typeof value['failure'] === 'string';

export interface DiagnosticsProps {
  readonly draft: DiagnosticsDraft;
  readonly onChange: (draft: DiagnosticsDraft) => void;
}
