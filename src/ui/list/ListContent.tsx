import type { ReactNode } from 'react';

import type { EmptyProps } from '@/ui/load/Empty';
import { contentOf, type Load, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PullDown } from '@/ui/pull/PullDown';

export interface ListContentProps {
  readonly load: Load;
  readonly empty: EmptyProps;
  /** In px; the height of one card of the list. */
  readonly rowHeight?: number | undefined;
  readonly children?: ReactNode;
}

/** What a list is filled with: skeleton rows, the rows, empty, or failed with 重试. Where it can be asked again, pulling it down does. */
export function ListContent({ load, empty, rowHeight = 96, children }: ListContentProps) {
  const content = (
    <LoadedContent
      {...contentOf(load, empty)}
      skeleton={['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height={rowHeight} shape="card" />
      ))}
    >
      {children}
    </LoadedContent>
  );
  return load.refresh === undefined ? content : <PullDown onRefresh={load.refresh}>{content}</PullDown>;
}
