import type { ReactNode } from 'react';

import type { EmptyProps } from '../Empty';
import { contentOf, type Load, LoadedContent } from '../LoadedContent';
import { ScreenFrame, type ScreenFrameProps } from '../ScreenFrame';
import { Skeleton } from '../Skeleton';

interface DetailScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly load: Load;
  /** For a thing that no longer exists. */
  readonly empty?: EmptyProps | undefined;
  /** Boxes of the final size, when the usual two cards are not. */
  readonly skeleton?: ReactNode;
  readonly children?: ReactNode;
}

/** A screen about one thing. */
export function DetailScreen({ frame, load, empty, skeleton, children }: DetailScreenProps) {
  const boxes = skeleton ?? (
    <>
      <Skeleton height={168} shape="card" />
      <Skeleton height={224} shape="card" />
    </>
  );
  return (
    <ScreenFrame {...frame}>
      <LoadedContent {...contentOf(load, empty)} skeleton={boxes}>
        {children}
      </LoadedContent>
    </ScreenFrame>
  );
}
