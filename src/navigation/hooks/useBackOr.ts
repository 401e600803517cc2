import { useSelector } from 'react-redux';

import { selectRoute } from '../history/routeSlice';
import type { PathName, QueryArgs } from '../paths';
import { useGo } from './useGo';

/** Returns to the screen that led here, or opens the named one instead where the driver came from outside. */
export function useBackOr(): <N extends PathName>(name: N, ...query: QueryArgs<N>) => void {
  const go = useGo();
  const { depth } = useSelector(selectRoute);
  return (name, ...query) => {
    if (depth > 0) go.back();
    else go.instead(name, ...query);
  };
}
