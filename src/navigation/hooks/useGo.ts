import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { start } from '@/navigation/edition';
import { selectRoute } from '@/navigation/history/routeSlice';
import { type PathName, pathTo, type QueryArgs } from '@/navigation/paths';

/** Moves between screens by name. */
export interface Go {
  to<N extends PathName>(name: N, ...query: QueryArgs<N>): void;
  /** Replaces the present entry: the way back skips this screen. */
  instead<N extends PathName>(name: N, ...query: QueryArgs<N>): void;
  /** Takes a path that `pathTo` or `safeReturnPath` made. */
  toPath(path: string, options?: { replace?: boolean }): void;
  /** One entry back; the start when the driver came to this screen from outside. */
  back(): void;
}

export function useGo(): Go {
  const navigate = useNavigate();
  const { depth } = useSelector(selectRoute);
  return useMemo(
    () => ({
      to: (name, ...query) => void navigate(pathTo(name, ...query)),
      instead: (name, ...query) => void navigate(pathTo(name, ...query), { replace: true }),
      toPath: (path, options) => void navigate(path, options),
      back: () => {
        if (depth > 0) void navigate(-1);
        else void navigate(pathTo(start), { replace: true });
      },
    }),
    [navigate, depth],
  );
}
