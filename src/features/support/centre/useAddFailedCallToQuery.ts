import { useEffect } from 'react';

import { formatServerTime, toServerTimeDigits } from '@/domain/serverTime';
import { isRecordedCall } from '@/flows/recording/getRecordedCalls';
import { useDiagnosticRecorder } from '@/flows/recording/useDiagnosticRecorder';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { usePorts } from '@/platform/ports/PortsContext';

import type { HelpQuery } from '../model/feedbackContext';

/** Adds the full id of the failed call and its time to the address, while this page still has the call in memory. */
export function useAddFailedCallToQuery(query: HelpQuery): void {
  const recorder = useDiagnosticRecorder();
  const { clock } = usePorts();
  const go = useScreenNavigator();
  const { errorId, time } = query;
  useEffect(() => {
    if (errorId === undefined || time !== undefined) return;
    const recorded = recorder.callsAndErrors.find(([, entry]) => isRecordedCall(entry) && entry.ns.startsWith(errorId));
    if (recorded === undefined || !isRecordedCall(recorded[1])) return;
    const happenedMs = recorded[0] + clock.serverNow() - clock.deviceNow();
    go.replace('customerServiceIndex', {
      ...query,
      errorId: recorded[1].ns,
      time: toServerTimeDigits(formatServerTime(happenedMs)),
    });
    // Runs once for each id: the replaced address contains the full one.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the other parameters come with the id
  }, [errorId, time]);
}
