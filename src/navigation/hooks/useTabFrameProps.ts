import { useContext } from 'react';

import type { ScreenName } from '@/navigation/paths';

import { RouteDefinitionContext } from './useScreenName';

/**
 * The name and the title for a screen's frame, without a back button. Screens outside the first load call `useScreen`, which returns
 * more and is larger.
 */
export const useTabFrameProps = <N extends ScreenName>(name: N): { readonly name: N; readonly title: string } => ({
  name,
  title: useContext(RouteDefinitionContext)?.title ?? '',
});
