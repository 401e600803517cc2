import type { ReactNode, Ref } from 'react';

import styles from './CardActions.module.css';

/** The buttons at the lower right of a card. */
export function CardActions({ children, ref }: { readonly children: ReactNode; readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <div className={styles['acts']} ref={ref}>
      {children}
    </div>
  );
}
