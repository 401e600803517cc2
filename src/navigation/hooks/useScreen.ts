import type { ScreenName, ScreenQueryParams } from '@/navigation/paths';

import { type ScreenNavigator, useScreenNavigator } from './useScreenNavigator';
import { useScreenQueryParams } from './useScreenQueryParams';
import { useTabFrameProps } from './useTabFrameProps';

/** The props of a screen's frame. */
export interface ScreenHeaderProps<N extends ScreenName = ScreenName> {
  readonly name: N;
  /** The title of the screen's row. */
  readonly title: string;
  readonly onBack: () => void;
}

export interface ScreenFrameQueryAndNavigator<N extends ScreenName> {
  /** For a scaffold or a ScreenFrame. Use `{ ...frame, title }` where the title depends on the content. */
  readonly frame: ScreenHeaderProps<N>;
  /** The parameters of the address, each validated. An invalid value is absent. */
  readonly query: ScreenQueryParams<N>;
  readonly go: ScreenNavigator;
}

/** What a screen needs: its frame, the parameters of its address, and navigation to other screens. */
export function useScreen<N extends ScreenName>(name: N): ScreenFrameQueryAndNavigator<N> {
  const go = useScreenNavigator();
  return { frame: { ...useTabFrameProps(name), onBack: go.back }, query: useScreenQueryParams(name), go };
}
