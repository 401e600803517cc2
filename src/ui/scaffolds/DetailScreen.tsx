import type { ReactNode } from 'react';

import type { EmptyProps } from '../Empty';
import type { FailureProps } from '../Failure';
import { LoadedContent, type LoadState } from '../LoadedContent';
import { ScreenFrame, type ScreenFrameProps } from '../ScreenFrame';
import { Skeleton } from '../Skeleton';

interface DetailScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly state: LoadState;
  readonly waitingFor?: string | undefined;
  readonly failure: FailureProps;
  /** For a thing that no longer exists. */
  readonly empty?: EmptyProps | undefined;
  /** Boxes of the final size, when the usual two cards are not. */
  readonly skeleton?: ReactNode;
  readonly children?: ReactNode;
}

/** A screen about one thing. */
export function DetailScreen({ frame, state, waitingFor, failure, empty, skeleton, children }: DetailScreenProps) {
  const boxes = skeleton ?? (
    <>
      <Skeleton height={168} shape="card" />
      <Skeleton height={224} shape="card" />
    </>
  );
  return (
    <ScreenFrame {...frame}>
      <LoadedContent state={state} waitingFor={waitingFor} empty={empty} failure={failure} skeleton={boxes}>
        {children}
      </LoadedContent>
    </ScreenFrame>
  );
}
