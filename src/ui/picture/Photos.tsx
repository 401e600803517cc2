import { useState } from 'react';

import styles from './Photos.module.css';

interface Photo {
  /** A validated address; null where there is none. */
  readonly src: string | null;
  readonly alt: string;
  readonly caption: string;
}

/** Camera photos, two per row, with large type one, each with its caption. One that does not load says so, so that no box stays empty. */
export function Photos({ photos }: { readonly photos: readonly Photo[] }) {
  return (
    <ul className={styles['list']}>
      {photos.map((photo, index) => (
        <li key={index}>
          <PhotoFigure key={photo.src} photo={photo} />
        </li>
      ))}
    </ul>
  );
}

function PhotoFigure({ photo: { src, alt, caption } }: { readonly photo: Photo }) {
  const [isBroken, setBroken] = useState(src === null);
  return (
    <figure>
      <div className={styles['box']}>
        {isBroken || src === null ? (
          <p className={styles['broken']}>照片加载失败</p>
        ) : (
          <img
            src={src}
            alt={alt}
            loading="lazy"
            decoding="async"
            onError={() => {
              setBroken(true);
            }}
          />
        )}
      </div>
      <figcaption className={styles['caption']}>{caption}</figcaption>
    </figure>
  );
}
