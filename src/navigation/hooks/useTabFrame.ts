import { useContext } from 'react';

import type { PathName } from '@/navigation/paths';

import { RowContext } from './useScreenName';

/** The frame props of a tab, which has no way back. A screen outside the first load calls `useScreen`, which offers more and is larger. */
export const useTabFrame = <N extends PathName>(name: N): { readonly name: N; readonly title: string } => ({
  name,
  title: useContext(RowContext)?.title ?? '',
});
