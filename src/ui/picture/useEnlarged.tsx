import type { ReactNode } from 'react';

import { useLayer } from '@/navigation/hooks/useLayer';

import { LateFailure } from '../late/LateFailure';
import { retryableLazy } from '../late/retryableLazy';
import type { ShownPhoto } from './PhotoViewer';

const PhotoViewer = retryableLazy(
  'photo viewer',
  async () => (await import(/* webpackChunkName: "photos" */ './PhotoViewer')).PhotoViewer,
  { without: ({ onClose }, retry) => <LateFailure what="照片" onRetry={retry} onClose={onClose} /> },
);

/** Which photo is seen, and whether it is larger than the screen. */
interface Seen {
  readonly index: number;
  readonly isLarge: boolean;
}

function isSeen(value: unknown): value is Seen {
  const { index, isLarge } = (value ?? {}) as Partial<Seen>;
  return Number.isInteger(index) && typeof isLarge === 'boolean';
}

export interface Enlarged {
  readonly open: (index: number) => void;
  /** To be drawn beside the small pictures. */
  readonly viewer: ReactNode;
}

/**
 * Photos that can be seen over the whole screen.
 *
 * @param name differs between the groups of one screen
 */
export function useEnlarged(name: string, photos: readonly ShownPhoto[]): Enlarged {
  const { value, open, change, close } = useLayer<Seen>(`photos ${name}`, isSeen);
  return {
    open: (index) => {
      open({ index, isLarge: false });
    },
    viewer:
      value !== null && photos[value.index] !== undefined ? (
        <PhotoViewer photos={photos} {...value} onChange={change} onClose={close} />
      ) : null,
  };
}
