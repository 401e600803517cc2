import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { homeScreen } from '@/navigation/edition';
import { selectRoute } from '@/navigation/history/routeSlice';
import { type PathQueryArgs, pathTo, type ScreenName } from '@/navigation/paths';

/** Navigates between screens by name. */
export interface ScreenNavigator {
  to<N extends ScreenName>(name: N, ...query: PathQueryArgs<N>): void;
  /** Replaces the current entry, so that going back skips this screen. */
  replace<N extends ScreenName>(name: N, ...query: PathQueryArgs<N>): void;
  /** For a path that `pathTo` or `toSafeReturnPath` returned. */
  toPath(path: string, options?: { replace?: boolean }): void;
  /** Goes back one entry, or to the home screen if the driver came to this screen from outside the app. */
  back(): void;
}

export function useScreenNavigator(): ScreenNavigator {
  const navigate = useNavigate();
  const { depth } = useSelector(selectRoute);
  return useMemo(
    () => ({
      to: (name, ...query) => void navigate(pathTo(name, ...query)),
      replace: (name, ...query) => void navigate(pathTo(name, ...query), { replace: true }),
      toPath: (path, options) => void navigate(path, options),
      back: () => {
        if (depth > 0) void navigate(-1);
        else void navigate(pathTo(homeScreen), { replace: true });
      },
    }),
    [navigate, depth],
  );
}
