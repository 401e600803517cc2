import styles from './Photos.module.css';

interface Photo {
  /** A validated address; null draws an empty box. */
  readonly src: string | null;
  readonly alt: string;
  readonly caption: string;
}

/** Camera photos, two per row, each with its caption. */
export function Photos({ photos }: { readonly photos: readonly Photo[] }) {
  return (
    <ul className={styles['list']}>
      {photos.map(({ src, alt, caption }, index) => (
        <li key={index}>
          <figure>
            <div className={styles['box']}>
              {src !== null && <img src={src} alt={alt} loading="lazy" decoding="async" />}
            </div>
            <figcaption className={styles['caption']}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
