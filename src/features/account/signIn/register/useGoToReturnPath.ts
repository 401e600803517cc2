import { useSelector } from 'react-redux';
import { parsePath } from 'react-router-dom';

import { selectRoute } from '@/navigation/history/routeSlice';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';

/** Returns to the interrupted page. If it is the previous history entry, it goes back, to avoid a duplicate entry. */
export function useGoToReturnPath(returnPath: string | undefined): () => void {
  const go = useScreenNavigator();
  const { below = [] } = useSelector(selectRoute);
  const previousEntry = below[below.length - 1];
  const isBelow =
    returnPath !== undefined &&
    previousEntry?.isOutside !== true &&
    previousEntry?.pathname === parsePath(returnPath).pathname;
  return () => {
    if (returnPath === undefined || isBelow) go.back();
    else go.toPath(returnPath, { replace: true });
  };
}
