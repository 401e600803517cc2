import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';
import type { ScreenName, ScreenQueryParams } from '@/navigation/paths';

/** The query parameters of this address, each validated. An invalid value is absent. */
export function useScreenQueryParams<N extends ScreenName>(name: N): ScreenQueryParams<N> {
  const { search } = useLocation();
  return useMemo(() => readScreenQueryParams(name, search), [name, search]);
}
