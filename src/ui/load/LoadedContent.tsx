import type { ReactNode } from 'react';

import { Empty, type EmptyProps } from './Empty';
import { Failure, type FailureProps } from './Failure';
import { SlowLine } from './SlowLine';

/** Where a query stands, as a screen shows it. */
export type LoadState = 'loading' | 'ready' | 'empty' | 'failed';

/** What a scaffold knows of the query behind its screen. */
export interface Load {
  readonly state: LoadState;
  /** After 3 s of loading: `正在查询账单…`. */
  readonly waitingFor?: string | undefined;
  readonly failure: FailureProps;
  /** Why there is nothing, in the server's words; they stand in place of the usual sentence. */
  readonly emptyText?: string | undefined;
  /** Asks again: pulling the list down does. */
  readonly refresh?: (() => Promise<unknown>) | undefined;
}

/** What a place needs that is filled by a query. */
export interface LoadedContentProps {
  readonly state: LoadState;
  /** Boxes of the final size. */
  readonly skeleton: ReactNode;
  /** After 3 s of loading: `正在查询账单…`. */
  readonly waitingFor?: string | undefined;
  readonly empty?: EmptyProps | undefined;
  readonly failure?: FailureProps | undefined;
  readonly children?: ReactNode;
}

/** What `LoadedContent` takes of it. */
export const contentOf = ({ state, waitingFor, failure, emptyText }: Load, empty: EmptyProps | undefined) => ({
  state,
  waitingFor,
  failure,
  empty: empty === undefined || emptyText === undefined ? empty : { ...empty, text: emptyText },
});

/** Skeleton, content, empty or failed: one of the four. */
export function LoadedContent({
  state,
  skeleton,
  waitingFor = '正在加载…',
  empty,
  failure,
  children,
}: LoadedContentProps) {
  switch (state) {
    case 'loading':
      return (
        <>
          {skeleton}
          <SlowLine text={waitingFor} />
        </>
      );
    case 'empty':
      return empty === undefined ? null : <Empty {...empty} />;
    case 'failed':
      return <Failure {...(failure ?? { what: '内容没有加载出来' })} />;
    case 'ready':
      return <>{children}</>;
  }
}
