import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useReportDepartureMutation } from '@/services/charge/stays';
import { leaveByOf } from '@/services/transport/clock/press';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { departureQuestion } from './departureQuestion';

/** 我已离场: confirms first, then ends the stay. Pressing again meanwhile does nothing. */
export function useReportDeparture(bill: ParkingBill): () => void {
  const confirm = useConfirm();
  const toast = useToast();
  const { clock } = usePorts();
  const [report, { isLoading }] = useReportDepartureMutation();
  const { uniqueId, parkId } = bill;
  const ask = async () => {
    if (!(await confirm(departureQuestion(bill)))) return;
    const answer = await report({ uniqueId, parkId, leaveBy: leaveByOf(clock) });
    // The error table tells the driver about a failure.
    if (answer.error === undefined) toast('已停止计费');
  };
  return () => {
    if (!isLoading) void ask();
  };
}
