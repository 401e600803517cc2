import type { ReactNode } from 'react';

import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { type ListContentProps, LoadableListContent } from '@/ui/list/LoadableListContent';

interface ListScreenProps extends ListContentProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Content above the list in every state: filters, a notice. */
  readonly header?: ReactNode;
}

/** A screen that is a list. */
export function ListScreen({ frame, header, ...list }: ListScreenProps) {
  return (
    <ScreenFrame {...frame}>
      {header}
      <LoadableListContent {...list} />
    </ScreenFrame>
  );
}
