import { useSelector } from 'react-redux';

import { selectIsOpenidProved } from '@/flows/session/sessionSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListPlateHistoryQuery } from '@/services/charge/plateLookup';

/**
 * The plates that were queried before. The server has them only of a driver or of a proved openid: for anybody else (`isNobody`) they are not fetched.
 */
export function useQueriedPlates() {
  const isProved = useSelector(selectIsOpenidProved);
  const isNobody = !useIsSignedIn() && !isProved;
  return { isNobody, history: useListPlateHistoryQuery(undefined, { skip: isNobody }) };
}
