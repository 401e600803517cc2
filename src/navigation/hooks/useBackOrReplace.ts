import { useSelector } from 'react-redux';

import { selectRoute } from '../history/routeSlice';
import type { PathName, QueryArgs } from '../paths';
import { useGo } from './useGo';

/**
 * Goes back to the previous screen, or replaces this one with the named screen if the driver came from outside the app.
 */
export function useBackOrReplace(): <N extends PathName>(name: N, ...query: QueryArgs<N>) => void {
  const go = useGo();
  const { depth } = useSelector(selectRoute);
  return (name, ...query) => {
    if (depth > 0) go.back();
    else go.replace(name, ...query);
  };
}
