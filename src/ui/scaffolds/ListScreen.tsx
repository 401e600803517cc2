import type { ReactNode } from 'react';

import type { EmptyProps } from '../Empty';
import type { FailureProps } from '../Failure';
import { LoadedContent, type LoadState } from '../LoadedContent';
import { ScreenFrame, type ScreenFrameProps } from '../ScreenFrame';
import { Skeleton } from '../Skeleton';

interface ListScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly state: LoadState;
  readonly waitingFor?: string | undefined;
  readonly empty: EmptyProps;
  readonly failure: FailureProps;
  /** Above the list in every state: filters, a notice. */
  readonly head?: ReactNode;
  /** In px; the height of one card of the list. */
  readonly rowHeight?: number;
  readonly children?: ReactNode;
}

/** A screen that is a list: skeleton rows, the rows, empty, or failed with 重试. */
export function ListScreen({
  frame,
  state,
  waitingFor,
  empty,
  failure,
  head,
  rowHeight = 96,
  children,
}: ListScreenProps) {
  return (
    <ScreenFrame {...frame}>
      {head}
      <LoadedContent
        state={state}
        waitingFor={waitingFor}
        empty={empty}
        failure={failure}
        skeleton={['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} height={rowHeight} shape="card" />
        ))}
      >
        {children}
      </LoadedContent>
    </ScreenFrame>
  );
}
