import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useGetPlateCountQuery } from '@/services/driver/plateCount';

import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import { useWasHomeLayoutNonDefault } from '../parts/useWasHomeLayoutNonDefault';

/**
 * Whether the plate query is folded to one line, because the driver has vehicles of their own. While that is unknown,
 * the layout of the last visit is used.
 */
export function useIsPlateQueryFolded(): boolean {
  const isSignedIn = useIsSignedIn();
  const { config, isSettled } = useMenuConfig();
  const { bills } = toHomeBlockVisibility(config);
  const wasUnfolded = useWasHomeLayoutNonDefault('query');
  const { currentData } = useGetPlateCountQuery(undefined, { skip: !isSignedIn || !isSettled || !bills });
  if (!isSignedIn) return false;
  if (isSettled && !bills) return false;
  return currentData === undefined ? !wasUnfolded : currentData.count > 0;
}
