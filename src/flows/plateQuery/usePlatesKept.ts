import { useSelector } from 'react-redux';

import { selectIsOpenidProved } from '@/flows/session/sessionSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useListPlateHistoryQuery } from '@/services/charge/plateLookup';

/**
 * The plates that were queried before. The server keeps them only for a driver or for a proved openid: for anybody else (`isNobody`) it is not asked.
 */
export function usePlatesKept() {
  const isProved = useSelector(selectIsOpenidProved);
  const isNobody = !useIsSignedIn() && !isProved;
  return { isNobody, history: useListPlateHistoryQuery(undefined, { skip: isNobody }) };
}
