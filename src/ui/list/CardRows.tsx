import { List } from 'antd-mobile/es/components/list/list';
import type { ReactNode } from 'react';

import styles from './CardRows.module.css';

/** ListRows in a card. Their spacing above and below counts as part of the card's. */
export function CardRows({ children }: { readonly children: ReactNode }) {
  return <List className={styles['rows'] ?? ''}>{children}</List>;
}
