import type { ReactNode } from 'react';

import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import type { EmptyProps } from '@/ui/load/EmptyState';
import { type ContentLoadState, LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';

interface DetailScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly load: ContentLoadState;
  /** For an item that no longer exists. */
  readonly empty?: EmptyProps | undefined;
  /** The heights of the cards that are loading, px. */
  readonly cardHeights?: readonly number[];
  readonly children?: ReactNode;
}

/** A screen about one item. */
export function DetailScreen({ frame, load, empty, cardHeights = [168, 224], children }: DetailScreenProps) {
  const boxes = cardHeights.map((height, index) => <Skeleton key={index} height={height} shape="card" />);
  return (
    <ScreenFrame {...frame}>
      <LoadStateContent {...toContentProps(load, empty)} skeleton={boxes}>
        {children}
      </LoadStateContent>
    </ScreenFrame>
  );
}
