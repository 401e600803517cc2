import { Tag, type TagTone } from '@/ui/text/Tag';

import styles from './StatusHeader.module.css';

interface StateHeadProps {
  readonly title: string;
  /** The state in one word. */
  readonly word: string;
  readonly tone: TagTone;
}

/** The head of a card about one thing: what it is, and its state. */
export function StatusHeader({ title, word, tone }: StateHeadProps) {
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']}>{title}</h2>
      <Tag tone={tone}>{word}</Tag>
    </div>
  );
}
