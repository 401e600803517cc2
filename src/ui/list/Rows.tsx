import { List } from 'antd-mobile/es/components/list/list';
import type { ReactNode } from 'react';

import styles from './Rows.module.css';

/** ListRows in a card. Their own space above and below counts as part of the card's. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <List className={styles['rows'] ?? ''}>{children}</List>;
}
