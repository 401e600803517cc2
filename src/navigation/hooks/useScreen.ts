import type { PathName, ScreenQuery } from '@/navigation/paths';

import { type ScreenNavigator, useScreenNavigator } from './useScreenNavigator';
import { useScreenQuery } from './useScreenQuery';
import { useTabFrameProps } from './useTabFrameProps';

/** The props of a screen's frame. */
export interface ScreenHeaderProps<N extends PathName = PathName> {
  readonly name: N;
  /** The title of the screen's row. */
  readonly title: string;
  readonly onBack: () => void;
}

export interface ScreenEnvironment<N extends PathName> {
  /** For a scaffold or a ScreenFrame. Use `{ ...frame, title }` where the title depends on the content. */
  readonly frame: ScreenHeaderProps<N>;
  /** The parameters of the address, each validated. An invalid value is absent. */
  readonly query: ScreenQuery<N>;
  readonly go: ScreenNavigator;
}

/** What a screen needs: its frame, the parameters of its address, and navigation to other screens. */
export function useScreen<N extends PathName>(name: N): ScreenEnvironment<N> {
  const go = useScreenNavigator();
  return { frame: { ...useTabFrameProps(name), onBack: go.back }, query: useScreenQuery(name), go };
}
