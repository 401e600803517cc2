import type { ReactNode } from 'react';

import { useScreenOverlay } from '@/navigation/hooks/useScreenOverlay';

import { LazyPartFailure } from '../late/LazyPartFailure';
import { retryableLazy } from '../late/retryableLazy';
import type { ViewerPhoto } from './PhotoViewer';

const PhotoViewer = retryableLazy(
  'photo viewer',
  async () => (await import(/* webpackChunkName: "photos" */ './PhotoViewer')).PhotoViewer,
  { errorFallback: ({ onClose }, retry) => <LazyPartFailure subject="照片" onRetry={retry} onClose={onClose} /> },
);

/** Which photo is open, and whether it is larger than the screen. */
interface PhotoView {
  readonly index: number;
  readonly isLarge: boolean;
}

function isPhotoView(value: unknown): value is PhotoView {
  const { index, isLarge } = (value ?? {}) as Partial<PhotoView>;
  return Number.isInteger(index) && typeof isLarge === 'boolean';
}

export interface PhotoViewerControls {
  readonly open: (index: number) => void;
  /** To be rendered beside the thumbnails. */
  readonly viewer: ReactNode;
}

/**
 * Opens photos in full screen.
 *
 * @param name distinguishes the groups of one screen
 */
export function usePhotoViewer(name: string, photos: readonly ViewerPhoto[]): PhotoViewerControls {
  const { value, open, replaceValue, close } = useScreenOverlay<PhotoView>(`photos ${name}`, isPhotoView);
  return {
    open: (index) => {
      open({ index, isLarge: false });
    },
    viewer:
      value !== null && photos[value.index] !== undefined ? (
        <PhotoViewer photos={photos} {...value} onChange={replaceValue} onClose={close} />
      ) : null,
  };
}
