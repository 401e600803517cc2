import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useGetPlateCountQuery } from '@/services/driver/plateCount';

import { homeBlocks } from '../model/homeBlocks';
import { useWasBox } from '../parts/useWasBox';

/** Whether the plate query is one line until it is tapped, because the driver's own cars come first. Until that is known, as at the last visit. */
export function useIsFolded(): boolean {
  const isSignedIn = useIsSignedIn();
  const { config, isSettled } = useMenuConfig();
  const { bills } = homeBlocks(config);
  const wasOpen = useWasBox('query');
  const { currentData } = useGetPlateCountQuery(undefined, { skip: !isSignedIn || !isSettled || !bills });
  if (!isSignedIn) return false;
  if (isSettled && !bills) return false;
  return currentData === undefined ? !wasOpen : currentData.count > 0;
}
