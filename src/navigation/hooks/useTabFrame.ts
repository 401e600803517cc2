import { useContext } from 'react';

import type { PathName } from '@/navigation/paths';

import { RouteRowContext } from './useScreenName';

/**
 * The frame props of a tab, which has no back button. Screens outside the first load call `useScreen`, which returns
 * more and is larger.
 */
export const useTabFrame = <N extends PathName>(name: N): { readonly name: N; readonly title: string } => ({
  name,
  title: useContext(RouteRowContext)?.title ?? '',
});
