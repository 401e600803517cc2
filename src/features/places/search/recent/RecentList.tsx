import type { ReactNode } from 'react';

import { useConfirm } from '@/flows/notices/useDialogs';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';

import styles from './RecentList.module.css';
import type { Recents } from './useRecents';

interface RecentListProps<T> {
  readonly recents: Recents<T>;
  readonly nameOf: (one: T) => string;
  readonly noteOf?: (one: T) => ReactNode;
  /** Repeats the search. */
  readonly onChoose: (one: T) => void;
}

/** Earlier searches: words as chips, places as rows. Each can be repeated with one press, or removed. */
export function RecentList<T>({
  recents: { recents, forget, forgetAll },
  nameOf,
  noteOf,
  onChoose,
}: RecentListProps<T>) {
  const confirm = useConfirm();
  if (recents.length === 0) return null;
  const clear = async () => {
    const isSure = await confirm({
      title: '清空搜索历史？',
      text: `这台手机上的${recents.length}条搜索历史会被删除`,
      confirmLabel: '清空',
      isDestructive: true,
    });
    if (isSure) forgetAll();
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
        {recents.map((one, index) => (
          <li key={index} className={styles['item']}>
            {noteOf === undefined ? (
              <TextButton tone="quiet" onPress={() => onChoose(one)}>
                {nameOf(one)}
              </TextButton>
            ) : (
              <ListRow title={nameOf(one)} note={noteOf(one)} onPress={() => onChoose(one)} />
            )}
            <TextButton
              tone="quiet"
              label={`删除${nameOf(one)}`}
              onPress={() => {
                forget(one);
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
