import { Tag, type TagTone } from '@/ui/text/Tag';

import styles from './CardStatusHeader.module.css';

interface StatusHeaderProps {
  readonly title: string;
  /** The state in one word. */
  readonly word: string;
  readonly tone: TagTone;
}

/** The header of a card about one item: its title and its state. */
export function CardStatusHeader({ title, word, tone }: StatusHeaderProps) {
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']}>{title}</h2>
      <Tag tone={tone}>{word}</Tag>
    </div>
  );
}
