import type { RecordingViewerState } from '../model/viewerState';
import styles from './RecordingTimelineSearchForm.module.css';

interface SearchRowProps {
  readonly viewing: RecordingViewerState;
  /** The number of matching rows; null without a search. */
  readonly matchCount: number | null;
  readonly onSearch: (query: string) => void;
  readonly onNext: () => void;
  readonly onShowAll: (isOn: boolean) => void;
}

/** Finds rows by action, 错误编号 or payId. Enter goes to the next one. */
export function RecordingTimelineSearchForm({ viewing, matchCount, onSearch, onNext, onShowAll }: SearchRowProps) {
  return (
    <form
      className={styles['row']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <input
        className={styles['field']}
        type="search"
        aria-label="搜索动作、错误编号、支付单号"
        placeholder="搜动作、错误编号、支付单号，回车看下一条"
        value={viewing.query}
        onChange={({ target }) => {
          onSearch(target.value);
        }}
      />
      <span className={styles['found']} role="status">
        {matchCount === null ? '' : matchCount === 0 ? '没有找到' : `找到${String(matchCount)}条`}
      </span>
      <label className={styles['all']}>
        <input
          type="checkbox"
          checked={viewing.showsAll}
          onChange={({ target }) => {
            onShowAll(target.checked);
          }}
        />
        全部动作
      </label>
    </form>
  );
}
