import { useCallback, useEffect, useRef, useState } from 'react';

import type { RecordingFile } from '@/operations/format/recordingFormat';

import type { ReplayPhone } from '../phone/ReplayPhone';

export interface PhoneReplayState {
  readonly stage: 'opening' | 'ready' | 'failed';
  /** The step that is shown. */
  readonly shownStep: number | null;
  readonly brokenSteps: readonly number[];
}

const OPENING: PhoneReplayState = { stage: 'opening', shownStep: null, brokenSteps: [] };

/**
 * Opens the recording in the phone page and renders the current step there. If several steps are requested meanwhile,
 * only the last is rendered.
 */
export function usePhoneReplay(phone: ReplayPhone | null, file: RecordingFile, step: number): PhoneReplayState {
  const [replay, setFilm] = useState(OPENING);
  const requestedStep = useRef(step);
  const isRendering = useRef(false);

  const renderRequested = useCallback(async (from: ReplayPhone) => {
    if (isRendering.current) return;
    isRendering.current = true;
    let renderedStep = -1;
    try {
      while (renderedStep !== requestedStep.current) {
        renderedStep = requestedStep.current;
        await from.show(renderedStep);
      }
      setFilm((now) => ({ ...now, shownStep: renderedStep }));
    } finally {
      isRendering.current = false;
    }
  }, []);

  useEffect(() => {
    if (phone === null) return undefined;
    let isCancelled = false;
    phone.open(file).then(
      (broken) => {
        if (!isCancelled) setFilm({ stage: 'ready', shownStep: null, brokenSteps: broken });
      },
      () => {
        if (!isCancelled) setFilm({ ...OPENING, stage: 'failed' });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [phone, file]);

  useEffect(() => {
    requestedStep.current = step;
    if (phone !== null && replay.stage === 'ready') void renderRequested(phone);
  }, [phone, replay.stage, step, renderRequested]);

  return replay;
}
