import { TextButton } from '@/ui/button/TextButton';

import styles from './ListEnd.module.css';

export interface ListEndProps {
  /** `more`: there are more rows than have loaded so far. */
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  readonly onMore: () => void;
}

/** The last line of a list that loads page by page. */
export function ListEnd({ state, onMore }: ListEndProps) {
  return (
    <div className={styles['end']} role="status">
      {state === 'loading' && '正在加载更多…'}
      {state === 'end' && '没有更多了'}
      {state === 'more' && <TextButton onPress={onMore}>加载更多</TextButton>}
      {state === 'failed' && (
        <>
          加载失败 <TextButton onPress={onMore}>重试</TextButton>
        </>
      )}
    </div>
  );
}
