import { TextButton } from '@/ui/button/TextButton';

import styles from './ListEnd.module.css';

export interface ListEndProps {
  /** `more`: there are more rows than have loaded so far. */
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  readonly onLoadMore: () => void;
}

/** The last line of a list that loads page by page. */
export function ListEnd({ state, onLoadMore }: ListEndProps) {
  return (
    <div className={styles['end']} role="status">
      {state === 'loading' && '正在加载更多…'}
      {state === 'end' && '没有更多了'}
      {state === 'more' && <TextButton onPress={onLoadMore}>加载更多</TextButton>}
      {state === 'failed' && (
        <>
          加载失败 <TextButton onPress={onLoadMore}>重试</TextButton>
        </>
      )}
    </div>
  );
}
