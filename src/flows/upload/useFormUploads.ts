import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { usePorts } from '@/platform/ports/PortsContext';

import { pictureRemoved, picturesRequested, selectFormUploads, uploadRetried, uploadsDropped } from './uploadSlice';

export interface UploadControls {
  /** `src` is the picture to show. It is empty if neither the bytes nor an uploaded picture exist. */
  readonly items: readonly {
    id: string;
    status: 'waiting' | 'sending' | 'done' | 'failed';
    percent: number;
    failure: string;
    src: string;
  }[];
  readonly isPicking: boolean;
  readonly pickProblem: string;
  /** The server's addresses of the uploaded pictures, in order. */
  readonly picUrls: readonly string[];
  /** A picture is still uploading or has failed, so the form cannot be submitted yet. */
  readonly isUnfinished: boolean;
  /** Opens the picture chooser. Call it in a press handler. */
  readonly add: () => void;
  readonly retry: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Call it after the form was submitted. */
  readonly drop: () => void;
}

/** The pictures of one form, at most `max`. They remain after the screen is left, until `drop` is called. */
export function useFormUploads(form: string, max: number): UploadControls {
  const dispatch = useDispatch();
  const { vault, host } = usePorts();
  const { items, isPicking, trouble } = useSelector(useMemo(() => selectFormUploads(form), [form]));
  useEffect(() => {
    // Preloads the host, so that the first press opens the chooser at once.
    host.load().catch(() => undefined);
  }, [host]);
  const shown = useMemo(
    () =>
      items.map(({ id, status, percent, failure, picture, picUrl }) => {
        const fileData = vault.open(picture)?.['fileData'];
        const src = fileData === undefined ? picUrl : `data:image/jpeg;base64,${fileData}`;
        return { id, status, percent, failure, src };
      }),
    [items, vault],
  );
  const actions = useMemo(
    () => ({
      add: () => void dispatch(picturesRequested({ form, max })),
      retry: (id: string) => void dispatch(uploadRetried({ form, id })),
      remove: (id: string) => {
        const picture = items.find((item) => item.id === id)?.picture ?? '';
        dispatch(pictureRemoved({ form, id, picture }));
      },
      drop: () => void dispatch(uploadsDropped({ form, pictures: items.map(({ picture }) => picture) })),
    }),
    [dispatch, form, max, items],
  );
  const done = items.filter(({ status }) => status === 'done');
  return {
    items: shown,
    isPicking,
    pickProblem: trouble,
    picUrls: done.map(({ picUrl }) => picUrl),
    isUnfinished: done.length < items.length,
    ...actions,
  };
}
