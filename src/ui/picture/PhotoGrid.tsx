import { useState } from 'react';

import styles from './PhotoGrid.module.css';
import { usePhotoViewer } from './usePhotoViewer';

interface Photo {
  /** A validated address; null where there is none. */
  readonly src: string | null;
  readonly alt: string;
  readonly caption: string;
}

interface PhotosProps {
  readonly photos: readonly Photo[];
  /** Distinguishes the lists of one screen. */
  readonly name?: string;
}

/**
 * Camera photos with captions, two per row, with large type one. A photo that fails to load shows an error instead of
 * an empty box. A press opens it in full screen.
 */
export function PhotoGrid({ photos, name = '' }: PhotosProps) {
  const loadablePhotos = photos.flatMap(({ src, ...words }) => (src === null ? [] : [{ src, ...words }]));
  const { open, viewer } = usePhotoViewer(name, loadablePhotos);
  return (
    <>
      <ul className={styles['list']}>
        {photos.map((photo, index) => (
          <li key={index}>
            <PhotoFigure
              key={photo.src}
              photo={photo}
              onOpen={() => {
                open(photos.slice(0, index).filter(({ src }) => src !== null).length);
              }}
            />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}

function PhotoFigure({ photo: { src, alt, caption }, onOpen }: { readonly photo: Photo; readonly onOpen: () => void }) {
  const [isBroken, setBroken] = useState(src === null);
  return (
    <figure>
      <div className={styles['box']}>
        {isBroken || src === null ? (
          <p className={styles['broken']}>照片加载失败</p>
        ) : (
          <button type="button" className={styles['open']} aria-label={`放大${alt}`} onClick={onOpen}>
            <img
              src={src}
              alt={alt}
              loading="lazy"
              decoding="async"
              onError={() => {
                setBroken(true);
              }}
            />
          </button>
        )}
      </div>
      <figcaption className={styles['caption']}>{caption}</figcaption>
    </figure>
  );
}
