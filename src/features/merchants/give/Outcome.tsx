import { type ReactNode, useEffect, useRef } from 'react';

import styles from './Outcome.module.css';

interface OutcomeProps {
  /** Another text for another outcome; empty while there is none. */
  readonly of: string;
  readonly children: ReactNode;
}

/** What came of the last tap. On a small phone, where the cells and the keyboard leave no room for it, it is brought back into sight. */
export function Outcome({ of, children }: OutcomeProps) {
  const shown = useRef<HTMLDivElement>(null);
  const told = useRef(of);
  useEffect(() => {
    if (told.current === of) return;
    told.current = of;
    // After the cells of the next plate have been brought into sight.
    if (of !== '') requestAnimationFrame(() => shown.current?.scrollIntoView({ block: 'nearest' }));
  }, [of]);
  return (
    <div ref={shown} className={styles['outcome']}>
      {children}
    </div>
  );
}
