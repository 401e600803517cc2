import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { readScreenQuery } from '@/navigation/guards/readScreenQuery';
import type { PathName, ScreenQuery } from '@/navigation/paths';

/** The query parameters of this address, each validated. An invalid value is absent. */
export function useScreenQuery<N extends PathName>(name: N): ScreenQuery<N> {
  const { search } = useLocation();
  return useMemo(() => readScreenQuery(name, search), [name, search]);
}
