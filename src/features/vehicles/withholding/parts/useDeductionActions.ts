import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { useLeave } from '@/flows/leaving/useLeave';
import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { pathTo } from '@/navigation/paths';
import { useCloseWithholdingMutation, useOpenWithholdingsMutation } from '@/services/pay/withholdings';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { type Channel, type Deduction, moved, openBalanceQuestion, openedText } from '../model/deductions';
import { providerStep } from '../model/provider';

interface PlateName {
  readonly plateId: string;
  readonly formatPlateNo: string;
}

export interface DeductionActions {
  /** An action is in progress, so a press does nothing. */
  readonly isBusy: boolean;
  /** Requests a channel after the open ones, and leads to the provider where it must authorize. */
  open(plate: PlateName, opened: readonly Deduction[], channel: Channel): void;
  /** Moves a channel one place up (-1) or down (1) in the order. */
  move(plate: PlateName, opened: readonly Deduction[], channel: Channel, by: -1 | 1): void;
  /** Asks for confirmation once. */
  close(plate: PlateName, closing: readonly Deduction[]): void;
}

/** The actions for a plate's automatic payment. */
export function useDeductionActions(): DeductionActions {
  const go = useGo();
  const leave = useLeave();
  const confirm = useConfirm();
  const toast = useToast();
  const { page, config } = usePorts();
  const [ask, { isLoading: isOpening }] = useOpenWithholdingsMutation({ fixedCacheKey: 'openWithholdings' });
  const [end, { isLoading: isClosing }] = useCloseWithholdingMutation({ fixedCacheKey: 'closeWithholding' });
  const isBusy = isOpening || isClosing;
  const stillHere = useScreenGuard();

  const askFor = async ({ plateId }: PlateName, payChannels: readonly number[]) => {
    const path = config.basePath.replace(/\/$/, '') + pathTo('authorizationSuccess', { plateId });
    const { data } = await ask({ plateId, payChannels, returnUrl: new URL(path, page.href()).href });
    return data?.results;
  };
  const open = async (plate: PlateName, opened: readonly Deduction[], channel: Channel) => {
    const isHere = stillHere();
    // The balance has no provider page that asks for confirmation, so the app asks.
    if (channel === PAY_CHANNEL.balance && !(await confirm(openBalanceQuestion(plate.formatPlateNo)))) return;
    const rows = await askFor(plate, [...opened.map((one) => one.channel), channel]);
    const row = rows?.find(({ payChannel }) => payChannel === channel);
    if (row === undefined) return;
    const step = providerStep(row);
    if (step.kind === 'open') toast(openedText(plate.formatPlateNo, row));
    else if (!isHere()) return;
    else if (step.kind === 'ownPage') go.toPath(step.path);
    else if (step.kind === 'outside') leave(step.url);
    else go.to('authorizationSuccess', { plateId: plate.plateId });
  };
  const close = async ({ formatPlateNo }: PlateName, closing: readonly Deduction[]) => {
    const names = closing.map(({ name }) => name).join('、');
    const isSure = await confirm({
      title: `关闭 ${formatPlateNo} 的${names}自动扣款？`,
      text: '关闭后离场时需要手动缴费，已经扣的费用不受影响。',
      confirmLabel: '关闭',
      isDestructive: true,
    });
    if (!isSure) return;
    for (const { withholding } of closing) {
      const { error } = await end({ withholdId: withholding.withholdId });
      if (error !== undefined) return;
    }
    toast(`已关闭 ${formatPlateNo} 的${names}自动扣款`);
  };
  return {
    isBusy,
    open: (plate, opened, channel) => {
      if (!isBusy) void open(plate, opened, channel);
    },
    move: (plate, opened, channel, by) => {
      const before = opened.map((one) => one.channel);
      const after = moved(before, channel, by);
      if (!isBusy && after !== before) void askFor(plate, after);
    },
    close: (plate, closing) => {
      if (!isBusy && closing.length > 0) void close(plate, closing);
    },
  };
}
