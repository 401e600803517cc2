import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { type EmptyProps, EmptyState } from '@/ui/load/EmptyState';

interface MissingItemScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly empty: EmptyProps;
}

/** The screen for an address whose item does not exist or no longer exists, or that names no item. */
export function MissingItemScreen({ frame, empty }: MissingItemScreenProps) {
  return (
    <ScreenFrame {...frame}>
      <EmptyState {...empty} />
    </ScreenFrame>
  );
}
