import { useContext } from 'react';

import type { PathName } from '@/navigation/paths';

import { RowContext } from './useScreenName';

/** What the frame of a tab takes: there is no way back. A screen that is not in the first load calls `useScreen`, which is more and weighs more. */
export const useTabFrame = <N extends PathName>(name: N): { readonly name: N; readonly title: string } => ({
  name,
  title: useContext(RowContext)?.title ?? '',
});
