import styles from './HomeBannerBlock.module.css';

/** The default banner: a car in front of an open barrier. */
export function DefaultBanner() {
  return (
    <div className={styles['default']}>
      <p className={styles['words']}>
        离场前缴费
        <br />
        出口不用停
      </p>
      <svg className={styles['drawing']} viewBox="0 0 150 90" fill="none" aria-hidden="true">
        <path d="M4 78h142" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".35" />
        <rect x="108" y="40" width="14" height="38" rx="3" fill="currentColor" opacity=".55" />
        <path d="M115 40 70 8" stroke="currentColor" strokeWidth="6" strokeLinecap="round" strokeDasharray="14 9" />
        <path d="M14 66c0-9 4-14 12-15l9-14c2-3 5-5 9-5h21c4 0 7 2 9 5l9 14c7 1 11 6 11 15v4H14z" fill="currentColor" />
        <path d="M37 50l7-11h9v11zm20 0V39h9l7 11z" fill="var(--brand-soft)" />
        <circle cx="32" cy="71" r="9" fill="currentColor" stroke="var(--brand-soft)" strokeWidth="4" />
        <circle cx="76" cy="71" r="9" fill="currentColor" stroke="var(--brand-soft)" strokeWidth="4" />
      </svg>
    </div>
  );
}
