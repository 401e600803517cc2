import type { ReactNode } from 'react';

import { ListRow } from './ListRow';
import styles from './PictureRow.module.css';

interface PictureRowProps {
  readonly title: string;
  readonly note: ReactNode;
  /** A validated address; null if there is no picture. */
  readonly picture: string | null;
  readonly to?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** A row with a small picture in front, such as a news item. */
export function PictureRow({ title, note, picture, to, onPress }: PictureRowProps) {
  return (
    <ListRow
      title={title}
      note={note || undefined}
      icon={
        picture === null ? undefined : (
          <img className={styles['picture']} src={picture} alt="" width={72} height={54} loading="lazy" />
        )
      }
      to={to}
      onPress={onPress}
    />
  );
}
