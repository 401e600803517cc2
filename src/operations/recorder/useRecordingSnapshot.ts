import { useMemo } from 'react';
import { useStore } from 'react-redux';

import type { RouteState } from '@/navigation/history/routeSlice';
import { parseRecordingFile } from '@/operations/format/recordingFormat';
import { usePorts } from '@/platform/ports/PortsContext';

import { toRecordingStepTexts } from './actionText';
import { exportRecording } from './exportRecording';
import { useDiagnosticRecorder } from './useDiagnosticRecorder';

export interface RecordingSnapshot {
  /** The file in the import format of Redux DevTools. */
  readonly text: string;
  readonly steps: readonly string[];
  readonly fileName: string;
}

/** A redacted snapshot of the recording. It does not change while it is shown. */
export function useRecordingSnapshot(): RecordingSnapshot {
  const recorder = useDiagnosticRecorder();
  const ports = usePorts();
  const store = useStore<{ route: RouteState }>();
  return useMemo(() => {
    const { text, at } = exportRecording(recorder, ports, store.getState());
    const parsed = parseRecordingFile(text);
    return {
      text,
      steps: 'file' in parsed ? toRecordingStepTexts(parsed.file) : [],
      fileName: `recording-${at.replace(/\D/g, '').slice(0, 14)}.json`,
    };
  }, [recorder, ports, store]);
}
