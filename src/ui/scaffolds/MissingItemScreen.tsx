import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Empty, type EmptyProps } from '@/ui/load/Empty';

interface MissingItemScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly empty: EmptyProps;
}

/** The screen for an address whose item does not exist or no longer exists, or that names no item. */
export function MissingItemScreen({ frame, empty }: MissingItemScreenProps) {
  return (
    <ScreenFrame {...frame}>
      <Empty {...empty} />
    </ScreenFrame>
  );
}
