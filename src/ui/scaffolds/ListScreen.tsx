import type { ReactNode } from 'react';

import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { ListContent, type ListContentProps } from '@/ui/list/ListContent';

interface ListScreenProps extends ListContentProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Content above the list in every state: filters, a notice. */
  readonly head?: ReactNode;
}

/** A screen that is a list. */
export function ListScreen({ frame, head, ...list }: ListScreenProps) {
  return (
    <ScreenFrame {...frame}>
      {head}
      <ListContent {...list} />
    </ScreenFrame>
  );
}
