import { amountAttributes } from '@/ui/text/amountAttributes';

import styles from './MonthHeader.module.css';

/** The heading of a month in a list, with its total. */
export function MonthHeader({ title, sum }: { readonly title: string; readonly sum?: string | undefined }) {
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']}>{title}</h2>
      {sum !== undefined && (
        <p className={styles['sum']} {...amountAttributes(sum)}>
          {sum}
        </p>
      )}
    </div>
  );
}
