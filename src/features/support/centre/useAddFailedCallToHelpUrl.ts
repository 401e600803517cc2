import { useEffect } from 'react';

import { formatMsAsServerTime, toServerTimeDigits } from '@/domain/serverTime';
import { loadOperationsToolsWhenReady, useOperationsTools } from '@/flows/operations/operationsPort';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { usePorts } from '@/platform/ports/PortsContext';

import type { HelpQueryParams } from '../model/feedbackContext';

/** Adds the full id of the failed call and its time to the address, while this page still has the call in memory. */
export function useAddFailedCallToHelpUrl(query: HelpQueryParams): void {
  const operations = useOperationsTools();
  const { clock } = usePorts();
  const go = useScreenNavigator();
  const { errorId, time } = query;
  useEffect(() => {
    if (operations === undefined || errorId === undefined || time !== undefined) return;
    let isLeft = false;
    loadOperationsToolsWhenReady(operations).then(
      ({ findRecordedCall }) => {
        const recorded = findRecordedCall(operations, errorId);
        if (isLeft || recorded === null) return;
        const happenedMs = recorded.atMs + clock.serverNow() - clock.deviceNow();
        go.replace('customerServiceIndex', {
          ...query,
          errorId: recorded.ns,
          time: toServerTimeDigits(formatMsAsServerTime(happenedMs)),
        });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
    // Runs once for each id: the replaced address contains the full one.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the other parameters come with the id
  }, [errorId, time]);
}
