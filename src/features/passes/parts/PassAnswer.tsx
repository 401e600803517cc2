import type { Pass } from '@/services/special/passes';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';

import { passAnswer } from '../model/passWords';
import styles from './PassAnswer.module.css';

/** What the driver wants to know of a pass first: until when, or what to do. */
export function PassAnswer({ pass, nowMs }: { readonly pass: Pass; readonly nowMs: number }) {
  return (
    <p className={styles['answer']}>
      <UnbrokenNumbers of={passAnswer(pass, nowMs)} />
    </p>
  );
}
