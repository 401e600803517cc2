import styles from './TextList.module.css';
import { UnbrokenNumbersText } from './UnbrokenNumbersText';

interface TextListProps {
  readonly items: readonly string[];
  /** Steps, one after the other. */
  readonly isOrdered?: boolean;
}

/** A few related sentences as a list. */
export function TextList({ items, isOrdered = false }: TextListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={isOrdered ? styles['steps'] : styles['points']}>
      {items.map((item) => (
        <li key={item}>
          <UnbrokenNumbersText of={item} />
        </li>
      ))}
    </List>
  );
}
