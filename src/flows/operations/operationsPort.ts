import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

import { usePorts } from '@/platform/ports/PortsContext';

import type { DiagnosticsProps } from './diagnosticsSheetState';

export const RECORDING_CONSENT_TEXT = '同意附上最近几分钟的操作录制，只用来查找问题；手机号、车牌和位置已打码';

export interface FeedbackRecordingConsentProps {
  /** The number of the recording that was sent with the feedback, and why sending failed; empty: neither. */
  readonly recording: { readonly id: string; readonly failure: string };
  readonly onChange: (part: { readonly recordingId?: string; readonly recordingFailure?: string }) => void;
}

/** A call that this page has sent. */
export interface RecordedCallIdAndTime {
  readonly ns: string;
  /** When its response arrived, in milliseconds of the device clock. */
  readonly atMs: number;
}

/** What a late part of operations receives besides its own props. */
export interface OperationsPartProps {
  readonly operations: OperationsToolsPort;
}

/** The diagnostic tools that a driver meets. Their code is loaded when the first of them is needed. */
export interface LazyDiagnosticTools {
  readonly DiagnosticsSheet: ComponentType<DiagnosticsProps & OperationsPartProps>;
  readonly FeedbackRecordingConsent: ComponentType<FeedbackRecordingConsentProps & OperationsPartProps>;
  /** The latest call whose number begins with this one; null if the page has not sent it or has forgotten it. */
  findRecordedCall(operations: OperationsToolsPort, errorNumber: string): RecordedCallIdAndTime | null;
}

/**
 * All that the app knows of operations (src/operations): recordings, diagnostics, reports and DevTools. A build without
 * them has no such port, and the app shows nothing of theirs.
 */
export interface OperationsToolsPort {
  /** Must be the innermost enhancer of the store, where only plain actions pass. */
  readonly enhancer: StoreEnhancer;
  note(this: void, callOrError: unknown): void;
  /** Set when the page is idle for the first time. `loadOperationsToolsWhenReady` waits for it. */
  loadParts?: (this: void) => Promise<LazyDiagnosticTools>;
}

/** The operations of this build, if it has any. */
export const useOperationsTools = (): OperationsToolsPort | undefined =>
  usePorts().operations as OperationsToolsPort | undefined;

const READY_POLL_MS = 200;
const MAX_READY_POLLS = 50;

/** Loads the parts as soon as they can be. Rejects if the page has not become idle within 10 s. */
export async function loadOperationsToolsWhenReady(operations: OperationsToolsPort): Promise<LazyDiagnosticTools> {
  for (let polls = 0; operations.loadParts === undefined; polls += 1) {
    if (polls === MAX_READY_POLLS) throw new Error('operations have not started');
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  return operations.loadParts();
}
