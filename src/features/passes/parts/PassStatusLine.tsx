import type { Pass } from '@/services/special/passes';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import { passStatusText } from '../model/passText';
import styles from './PassStatusLine.module.css';

/** The status sentence of a pass: until when it is in force, or what to do next. */
export function PassStatusLine({ pass, nowMs }: { readonly pass: Pass; readonly nowMs: number }) {
  return (
    <p className={styles['answer']}>
      <UnbrokenNumbersText of={passStatusText(pass, nowMs)} />
    </p>
  );
}
