import styles from './Avatar.module.css';

/** Only `https:` pictures are shown. Any other value shows a placeholder. */
const HTTPS_URL = /^https:\/\//;

/** The driver's picture, or a placeholder. */
export function Avatar({ url }: { readonly url: string }) {
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {HTTPS_URL.test(url) ? (
        <img className={styles['picture']} src={url} alt="" />
      ) : (
        <svg width="32" height="32" viewBox="0 0 24 24" fill="currentColor">
          <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6z" />
        </svg>
      )}
    </span>
  );
}
