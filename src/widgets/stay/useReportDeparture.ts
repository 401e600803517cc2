import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { createCommandSendDeadline } from '@/platform/clock/press';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useReportDepartureMutation } from '@/services/charge/stays';

import { departureConfirmation } from './departureConfirmation';

/** The action 我已离场: prompts for confirmation, then ends the stay. Repeated presses are ignored while it is sent. */
export function useReportDeparture(bill: ParkingBill): () => void {
  const confirm = useConfirmDialog();
  const toast = useToast();
  const { clock } = usePorts();
  const [report, { isLoading }] = useReportDepartureMutation();
  const { uniqueId, parkId } = bill;
  const confirmAndReport = async () => {
    if (!(await confirm(departureConfirmation(bill)))) return;
    const result = await report({ uniqueId, parkId, leaveBy: createCommandSendDeadline(clock) });
    // An error is shown by the error table.
    if (result.error === undefined) toast('已停止计费');
  };
  return () => {
    if (!isLoading) void confirmAndReport();
  };
}
