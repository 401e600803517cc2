import { formatYuan } from '@/domain/money';
import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { createCommandSendDeadline } from '@/platform/clock/press';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useReportDepartureMutation } from '@/services/charge/stays';

/** The action 我已离场: prompts for confirmation, then ends the stay. Repeated presses are ignored while it is sent. */
export function useReportDeparture(bill: ParkingBill): () => void {
  const confirm = useConfirmDialog();
  const toast = useToast();
  const { clock } = usePorts();
  const [report, { isLoading }] = useReportDepartureMutation();
  const { uniqueId, parkId } = bill;
  const confirmAndReport = async () => {
    if (!(await confirm(createReportDepartureDialog(bill)))) return;
    const result = await report({ uniqueId, parkId, leaveBy: createCommandSendDeadline(clock) });
    // An error is shown by the error table.
    if (result.error === undefined) toast('已停止计费');
  };
  return () => {
    if (!isLoading) void confirmAndReport();
  };
}

/**
 * The confirmation dialog before a driver ends a stay whose exit the lot has missed. `parkFee`: the amount due in
 * cents, NaN if unknown.
 */
export function createReportDepartureDialog(bill: {
  readonly formatPlateNo: string;
  readonly plateNo: string;
  readonly parkName: string;
  readonly parkFee: number;
}) {
  const owed = bill.parkFee > 0 ? `目前的 ${formatYuan(bill.parkFee)} 需要补缴，` : '';
  return {
    title: `${bill.formatPlateNo || bill.plateNo} 已离场？`,
    text: `${bill.parkName}将从现在起停止计费，${owed}对金额有异议的可以申诉。车还在场内时请不要确认。`,
    confirmLabel: '已离场',
  };
}
