import { useEarlierRequestLookup } from '@/flows/requests/useEarlierRequestLookup';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';
import type { PassApplication } from '@/services/special/passApplications';

/**
 * Returns a handler that opens the result of an application. When the form opens, it checks an earlier request whose
 * page was closed.
 */
export function usePassApplicationResultRedirect(
  findEarlier: () => Promise<IdempotentRequestOutcome<PassApplication> | null>,
) {
  const go = useScreenNavigator();
  const onSent = (orderNo: string) => {
    if (orderNo === '') go.replace('myMonthlyPasses');
    else go.replace('submitSuccess', { orderNo });
  };
  useEarlierRequestLookup(findEarlier, onSent);
  return onSent;
}
