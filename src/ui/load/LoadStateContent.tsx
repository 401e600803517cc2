import type { ReactNode } from 'react';

import { DroppedRowsNotice } from './DroppedRowsNotice';
import { type EmptyProps, EmptyState } from './EmptyState';
import { type FailureNoticeProps, LoadFailureNotice } from './LoadFailureNotice';
import styles from './SlowLoadLine.module.css';
import { useIsLoadingSlow } from './useIsLoadingSlow';

interface SlowLineProps {
  /** What is loading: `正在查询账单…`. */
  readonly text: string;
}

/** The state of a query as a screen shows it. */
export type LoadState = 'loading' | 'ready' | 'empty' | 'failed';

/** The state of the screen's query, as a scaffold needs it. */
export interface ContentLoadState {
  readonly state: LoadState;
  /** Shown after 3 s of loading: `正在查询账单…`. */
  readonly waitingFor?: string | undefined;
  readonly failure: FailureNoticeProps;
  /** The server's reason for an empty result. It replaces the usual sentence. */
  readonly emptyText?: string | undefined;
  /** Says that some rows cannot be shown. It is rendered after the others. */
  readonly unreadText?: string | undefined;
  /** Refetches. Called when the driver pulls the list down. */
  readonly refresh?: (() => Promise<unknown>) | undefined;
}

/** The props of content that a query fills. */
export interface LoadedContentProps {
  readonly state: LoadState;
  /** Boxes of the final size. */
  readonly skeleton: ReactNode;
  /** Shown after 3 s of loading: `正在查询账单…`. */
  readonly waitingFor?: string | undefined;
  readonly empty?: EmptyProps | undefined;
  readonly failure?: FailureNoticeProps | undefined;
  readonly unreadText?: string | undefined;
  readonly children?: ReactNode;
}

/** The props that `LoadStateContent` takes from a `Load`. */
export const toContentProps = (
  { state, waitingFor, failure, emptyText, unreadText }: ContentLoadState,
  empty: EmptyProps | undefined,
) => ({
  state,
  waitingFor,
  failure,
  unreadText,
  empty: empty === undefined || emptyText === undefined ? empty : { ...empty, text: emptyText },
});

/** Shows one of four: the skeleton, the content, the empty state or the failure. */
export function LoadStateContent({
  state,
  skeleton,
  waitingFor = '正在加载…',
  empty,
  failure,
  unreadText,
  children,
}: LoadedContentProps) {
  switch (state) {
    case 'loading':
      return (
        <>
          {skeleton}
          <SlowLoadLine text={waitingFor} />
        </>
      );
    case 'empty':
      return empty === undefined ? null : <EmptyState {...empty} />;
    case 'failed':
      return <LoadFailureNotice {...(failure ?? { message: '内容加载失败' })} />;
    case 'ready':
      return (
        <>
          {children}
          {unreadText !== undefined && <DroppedRowsNotice text={unreadText} />}
        </>
      );
  }
}

/** A line below a skeleton. After 3 s it says what is loading. Its space is reserved from the start. */
function SlowLoadLine({ text }: SlowLineProps) {
  const isSlow = useIsLoadingSlow(true);
  return (
    <p className={styles['line']} aria-live="polite">
      {isSlow ? text : ''}
    </p>
  );
}
