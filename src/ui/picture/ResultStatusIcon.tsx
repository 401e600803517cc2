import styles from './ResultStatusIcon.module.css';

/** The four possible outcomes of a payment or another action. */
export type ResultStatus = 'success' | 'pending' | 'failed' | 'closed';

const SIGNS: Readonly<Record<ResultStatus, string>> = {
  success: 'M20 33l9 9 16-19',
  pending: 'M32 18v15l9 6',
  failed: 'M32 18v17M32 44h.1',
  closed: 'M21 32h22',
};

interface StatusSignProps {
  readonly status: ResultStatus;
  /** 支付成功, 结果确认中, 支付失败, 未完成支付. */
  readonly word: string;
}

/** The large status icon of a result screen. Its colour always comes with a word. */
export function ResultStatusIcon({ status, word }: StatusSignProps) {
  return (
    <div className={`${styles['sign'] ?? ''} ${styles[status] ?? ''}`}>
      <svg width="72" height="72" viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <circle cx="32" cy="32" r="29" fill="currentColor" opacity="0.14" />
        <path d={SIGNS[status]} stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <p className={`${styles['word'] ?? ''} ${styles['inWord'] ?? ''}`}>{word}</p>
    </div>
  );
}
