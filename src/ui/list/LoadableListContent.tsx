import type { ReactNode } from 'react';

import type { EmptyProps } from '@/ui/load/EmptyState';
import { type ContentLoadState, LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PullToRefresh } from '@/ui/pull/PullToRefresh';

export interface ListContentProps {
  readonly load: ContentLoadState;
  readonly empty: EmptyProps;
  /** The height of one card of the list, px. */
  readonly rowHeight?: number | undefined;
  readonly children?: ReactNode;
}

/**
 * The content of a list: skeleton rows, the rows, empty, or failed with 重试. If it can be refreshed, pulling it down
 * refreshes it.
 */
export function LoadableListContent({ load, empty, rowHeight = 96, children }: ListContentProps) {
  const content = (
    <LoadStateContent
      {...toContentProps(load, empty)}
      skeleton={['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height={rowHeight} shape="card" />
      ))}
    >
      {children}
    </LoadStateContent>
  );
  return load.refresh === undefined ? content : <PullToRefresh onRefresh={load.refresh}>{content}</PullToRefresh>;
}
