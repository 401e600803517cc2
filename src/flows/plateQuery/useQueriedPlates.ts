import { useSelector } from 'react-redux';

import { selectIsOpenidProved } from '@/flows/session/sessionSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListPlateHistoryQuery } from '@/services/charge/plateLookup';

/**
 * The plates that were queried before. The server stores them only for a driver or a proved openid: for anybody else
 * (`isNobody`) they are not fetched.
 */
export function useQueriedPlates() {
  const hasProvedOpenid = useSelector(selectIsOpenidProved);
  const isUnidentified = !useIsSignedIn() && !hasProvedOpenid;
  return { isNobody: isUnidentified, history: useListPlateHistoryQuery(undefined, { skip: isUnidentified }) };
}
