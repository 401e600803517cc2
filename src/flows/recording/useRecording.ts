import { useMemo } from 'react';
import { useStore } from 'react-redux';

import { readRecordingFile } from '@/domain/recording/recordingFormat';
import type { RouteState } from '@/navigation/history/routeSlice';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { recordingNow } from './recordingNow';
import { stepsOf } from './stepWords';
import { useRecorder } from './useRecorder';

export interface RecordingInHand {
  /** The file in the import format of Redux DevTools. */
  readonly text: string;
  readonly steps: readonly string[];
  readonly fileName: string;
}

/** A redacted snapshot of the recording. It does not change while it is shown. */
export function useRecording(): RecordingInHand {
  const recorder = useRecorder();
  const ports = usePorts();
  const store = useStore<{ route: RouteState }>();
  return useMemo(() => {
    const { text, at } = recordingNow(recorder, ports, store.getState());
    const read = readRecordingFile(text);
    return {
      text,
      steps: 'file' in read ? stepsOf(read.file) : [],
      fileName: `recording-${at.replace(/\D/g, '').slice(0, 14)}.json`,
    };
  }, [recorder, ports, store]);
}
