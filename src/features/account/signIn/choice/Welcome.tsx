import styles from './Welcome.module.css';

/** The benefit of signing in, in one line. */
export function Welcome({ appName }: { readonly appName: string }) {
  return (
    <div className={styles['welcome']}>
      <svg width="64" height="64" viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <rect x="2" y="2" width="60" height="60" rx="16" fill="currentColor" />
        <path
          d="M25 50V15h12a11 11 0 0 1 0 22H25"
          stroke="var(--on-brand)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p className={styles['name']}>{appName}</p>
      <p className={styles['line']}>登录后查看车辆、账单和优惠券</p>
    </div>
  );
}
