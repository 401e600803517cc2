import { useMemo } from 'react';
import { useStore } from 'react-redux';

import { createRedactor } from '@/domain/redaction/createRedactor';
import { type RouteState, selectRoute } from '@/navigation/history/routeSlice';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { useRecorder } from './RecorderContext';
import { recordingFile } from './recordingFile';
import { stepsOf } from './stepWords';

/** Keys in local storage and cookies whose values are secret, wherever those values occur. */
const SECRET_KEYS = ['openid', 'openId', 'buyid'] as const;

export interface RecordingInHand {
  /** The file in the import format of Redux DevTools. */
  readonly text: string;
  readonly steps: readonly string[];
  readonly fileName: string;
}

/** A redacted snapshot of the recording. It does not change while it is shown. */
export function useRecording(): RecordingInHand {
  const recorder = useRecorder();
  const { local, session, clock, page } = usePorts();
  const store = useStore<{ route: RouteState }>();
  return useMemo(() => {
    const known = [session.token(), ...SECRET_KEYS.map((key) => local.get(key))];
    const redactor = createRedactor(known.filter((secret) => secret !== null));
    const { pathname, search } = selectRoute(store.getState()).location;
    const at = new Date(clock.serverNow()).toISOString();
    const { text, ...recording } = recordingFile(recorder.read(), redactor, {
      app: 'driver-app',
      version: page.build,
      route: redactor.text(pathname + search),
      at,
    });
    return { text, steps: stepsOf(recording), fileName: `recording-${at.replace(/\D/g, '').slice(0, 14)}.json` };
  }, [recorder, local, session, clock, page, store]);
}
