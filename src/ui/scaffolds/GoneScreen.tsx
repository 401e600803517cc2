import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Empty, type EmptyProps } from '@/ui/load/Empty';

interface GoneScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly empty: EmptyProps;
}

/** A screen whose address names a thing that is not there (any more), or none at all. */
export function GoneScreen({ frame, empty }: GoneScreenProps) {
  return (
    <ScreenFrame {...frame}>
      <Empty {...empty} />
    </ScreenFrame>
  );
}
