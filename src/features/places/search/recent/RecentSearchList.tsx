import type { ReactNode } from 'react';

import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';

import styles from './RecentSearchList.module.css';
import type { RecentSearches } from './useRecentSearches';

interface RecentListProps<T> {
  readonly recents: RecentSearches<T>;
  readonly nameOf: (entry: T) => string;
  readonly noteOf?: (entry: T) => ReactNode;
  /** Repeats the search. */
  readonly onChoose: (entry: T) => void;
}

/** Recent searches: keywords as chips, locations as rows. Each can be repeated or removed. */
export function RecentSearchList<T>({
  recents: { entries, remove, removeAll },
  nameOf,
  noteOf,
  onChoose,
}: RecentListProps<T>) {
  const confirm = useConfirmDialog();
  if (entries.length === 0) return null;
  const clear = async () => {
    const isConfirmed = await confirm({
      title: '清空搜索历史？',
      text: `这台手机上的${entries.length}条搜索历史会被删除`,
      confirmLabel: '清空',
      isDestructive: true,
    });
    if (isConfirmed) removeAll();
  };
  return (
    <Card
      title="搜索历史"
      right={
        <TextButton label="清空搜索历史" onPress={() => void clear()}>
          清空
        </TextButton>
      }
    >
      <ul className={noteOf === undefined ? styles['chips'] : styles['list']}>
        {entries.map((entry, index) => (
          <li key={index} className={styles['item']}>
            {noteOf === undefined ? (
              <TextButton tone="quiet" onPress={() => onChoose(entry)}>
                {nameOf(entry)}
              </TextButton>
            ) : (
              <ListRow title={nameOf(entry)} note={noteOf(entry)} onPress={() => onChoose(entry)} />
            )}
            <TextButton
              tone="quiet"
              label={`删除${nameOf(entry)}`}
              onPress={() => {
                remove(entry);
              }}
            >
              {noteOf === undefined ? <Cross /> : '删除'}
            </TextButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Cross = () => (
  <svg width="0.875em" height="0.875em" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);
