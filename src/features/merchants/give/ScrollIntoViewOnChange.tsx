import { type ReactNode, useEffect, useRef } from 'react';

import styles from './ScrollIntoViewOnChange.module.css';

interface RevealOnChangeProps {
  /** A key that differs for each outcome; empty while there is none. */
  readonly revealKey: string;
  readonly children: ReactNode;
}

/**
 * Shows the last outcome and scrolls it into view when the key changes: on a small phone the plate cells and the
 * keyboard leave no room for it.
 */
export function ScrollIntoViewOnChange({ revealKey, children }: RevealOnChangeProps) {
  const elementRef = useRef<HTMLDivElement>(null);
  const lastKeyRef = useRef(revealKey);
  useEffect(() => {
    if (lastKeyRef.current === revealKey) return;
    lastKeyRef.current = revealKey;
    // In the next frame, because the plate cells of the next car scroll into view first.
    if (revealKey !== '') requestAnimationFrame(() => elementRef.current?.scrollIntoView({ block: 'nearest' }));
  }, [revealKey]);
  return (
    <div ref={elementRef} className={styles['outcome']}>
      {children}
    </div>
  );
}
