import { useEffect } from 'react';

import { digitsOfTime, serverTimeOf } from '@/domain/serverTime';
import { isNotedCall } from '@/flows/recording/callsOf';
import { useRecorder } from '@/flows/recording/useRecorder';
import { useGo } from '@/navigation/hooks/useGo';
import { usePorts } from '@/services/transport/ports/PortsContext';

import type { AskedAbout } from '../model/about';

/** Adds to the address the whole number of the failed call and its time, as long as this page remembers the call. */
export function useFailedCall(asked: AskedAbout): void {
  const recorder = useRecorder();
  const { clock } = usePorts();
  const go = useGo();
  const { errorId, time } = asked;
  useEffect(() => {
    if (errorId === undefined || time !== undefined) return;
    const found = recorder.noted.find(([, what]) => isNotedCall(what) && what.ns.startsWith(errorId));
    if (found === undefined || !isNotedCall(found[1])) return;
    const happenedMs = found[0] + clock.serverNow() - clock.deviceNow();
    go.instead('customerServiceIndex', {
      ...asked,
      errorId: found[1].ns,
      time: digitsOfTime(serverTimeOf(happenedMs)),
    });
    // Once for each number: the address is new afterwards.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the other parameters come with the number
  }, [errorId, time]);
}
