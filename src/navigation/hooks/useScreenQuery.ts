import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { readQuery } from '@/navigation/guards/readQuery';
import type { PathName, ScreenQuery } from '@/navigation/paths';

/** The query parameters of this address, each validated. An invalid value is absent. */
export function useScreenQuery<N extends PathName>(name: N): ScreenQuery<N> {
  const { search } = useLocation();
  return useMemo(() => readQuery(name, search), [name, search]);
}
