import { isPlainObject } from '@/lib/isPlainObject';

/** The open view of 诊断与录制, and the state of sending the recording. */
export interface DiagnosticsSheetState {
  view: 'closed' | 'diagnostics' | 'recording';
  /** The history entry on which the sheet was opened. A later visit of the page does not open it again. */
  entry: string;
  hasConsent: boolean;
  /** The number under which operations find the recording; null until it is sent. */
  sentAs: string | null;
  /** Why sending failed; empty when nothing failed. */
  failure: string;
}

export const CLOSED_DIAGNOSTICS_SHEET: DiagnosticsSheetState = {
  view: 'closed',
  entry: '',
  hasConsent: false,
  sentAs: null,
  failure: '',
};

/** Whether a stored value is a sheet state of this shape. Any other value is ignored. */
export const isDiagnosticsSheetState = (value: unknown): value is DiagnosticsSheetState =>
  isPlainObject(value) &&
  (value['view'] === 'closed' || value['view'] === 'diagnostics' || value['view'] === 'recording') &&
  typeof value['entry'] === 'string' &&
  typeof value['hasConsent'] === 'boolean' &&
  (value['sentAs'] === null || typeof value['sentAs'] === 'string') &&
  typeof value['failure'] === 'string';

export interface DiagnosticsProps {
  readonly draft: DiagnosticsSheetState;
  readonly onChange: (draft: DiagnosticsSheetState) => void;
}
