import type { PathName, ScreenQuery } from '@/navigation/paths';

import { type Go, useGo } from './useGo';
import { useScreenQuery } from './useScreenQuery';
import { useTabFrame } from './useTabFrame';

/** The props of a screen's frame. */
export interface ScreenHeaderProps<N extends PathName = PathName> {
  readonly name: N;
  /** The title of the screen's row. */
  readonly title: string;
  readonly onBack: () => void;
}

export interface Screen<N extends PathName> {
  /** For a scaffold or a ScreenFrame. Use `{ ...frame, title }` where the title depends on the content. */
  readonly frame: ScreenHeaderProps<N>;
  /** The parameters of the address, each validated. An invalid value is absent. */
  readonly query: ScreenQuery<N>;
  readonly go: Go;
}

/** What a screen needs: its frame, the parameters of its address, and navigation to other screens. */
export function useScreen<N extends PathName>(name: N): Screen<N> {
  const go = useGo();
  return { frame: { ...useTabFrame(name), onBack: go.back }, query: useScreenQuery(name), go };
}
