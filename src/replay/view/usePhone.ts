import { useCallback, useEffect, useRef, useState } from 'react';

import type { RecordingFile } from '@/domain/recording/recordingFormat';

import type { Phone } from '../phone/Phone';

export interface Film {
  readonly stage: 'opening' | 'ready' | 'failed';
  /** The step whose picture is shown. */
  readonly shown: number | null;
  readonly broken: readonly number[];
}

const OPENING: Film = { stage: 'opening', shown: null, broken: [] };

/** Opens the recording in the phone and keeps its picture at the step in view. Of several steps that are asked for meanwhile, only the last is drawn. */
export function usePhone(phone: Phone | null, file: RecordingFile, step: number): Film {
  const [film, setFilm] = useState(OPENING);
  const wanted = useRef(step);
  const isDrawing = useRef(false);

  const draw = useCallback(async (from: Phone) => {
    if (isDrawing.current) return;
    isDrawing.current = true;
    let drawn = -1;
    try {
      while (drawn !== wanted.current) {
        drawn = wanted.current;
        await from.show(drawn);
      }
      setFilm((now) => ({ ...now, shown: drawn }));
    } finally {
      isDrawing.current = false;
    }
  }, []);

  useEffect(() => {
    if (phone === null) return undefined;
    let isOver = false;
    phone.open(file).then(
      (broken) => {
        if (!isOver) setFilm({ stage: 'ready', shown: null, broken });
      },
      () => {
        if (!isOver) setFilm({ ...OPENING, stage: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [phone, file]);

  useEffect(() => {
    wanted.current = step;
    if (phone !== null && film.stage === 'ready') void draw(phone);
  }, [phone, film.stage, step, draw]);

  return film;
}
