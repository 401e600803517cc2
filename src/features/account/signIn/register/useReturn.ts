import { useSelector } from 'react-redux';
import { parsePath } from 'react-router-dom';

import { selectRoute } from '@/navigation/history/routeSlice';
import { useGo } from '@/navigation/hooks/useGo';

/** Goes back to the interrupted page. Where it is the entry below, the history is used, so that it does not stand there twice. */
export function useReturn(wayBack: string | undefined): () => void {
  const go = useGo();
  const { below = [] } = useSelector(selectRoute);
  const last = below[below.length - 1];
  const isBelow = wayBack !== undefined && last?.isOutside !== true && last?.pathname === parsePath(wayBack).pathname;
  return () => {
    if (wayBack === undefined || isBelow) go.back();
    else go.toPath(wayBack, { replace: true });
  };
}
