import type { ReactNode } from 'react';

import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import type { EmptyProps } from '@/ui/load/Empty';
import { contentOf, type Load, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';

interface DetailScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly load: Load;
  /** For a thing that no longer exists. */
  readonly empty?: EmptyProps | undefined;
  /** How high the cards will be that it waits for, px. */
  readonly cardHeights?: readonly number[];
  readonly children?: ReactNode;
}

/** A screen about one thing. */
export function DetailScreen({ frame, load, empty, cardHeights = [168, 224], children }: DetailScreenProps) {
  const boxes = cardHeights.map((height, index) => <Skeleton key={index} height={height} shape="card" />);
  return (
    <ScreenFrame {...frame}>
      <LoadedContent {...contentOf(load, empty)} skeleton={boxes}>
        {children}
      </LoadedContent>
    </ScreenFrame>
  );
}
