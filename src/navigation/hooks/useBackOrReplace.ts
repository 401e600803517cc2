import { useSelector } from 'react-redux';

import { selectRoute } from '../history/routeSlice';
import type { PathQueryArgs, ScreenName } from '../paths';
import { useScreenNavigator } from './useScreenNavigator';

/**
 * Goes back to the previous screen, or replaces this one with the named screen if the driver came from outside the app.
 */
export function useBackOrReplace(): <N extends ScreenName>(name: N, ...query: PathQueryArgs<N>) => void {
  const go = useScreenNavigator();
  const { depth } = useSelector(selectRoute);
  return (name, ...query) => {
    if (depth > 0) go.back();
    else go.replace(name, ...query);
  };
}
