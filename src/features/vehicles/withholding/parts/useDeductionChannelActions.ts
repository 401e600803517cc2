import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { useCloseWithholdingMutation, useOpenWithholdingsMutation } from '@/services/pay/withholdings';

import {
  createBalanceDeductionOptInDialog,
  type DeductionChannel,
  deductionOpenedText,
  moveDeductionChannel,
  type PlateDeductionChannel,
} from '../model/deductionChannels';
import { toDeductionOpeningNextStep } from '../model/toDeductionOpeningNextStep';

interface PlateRef {
  readonly plateId: string;
  readonly formatPlateNo: string;
}

export interface DeductionChannelActions {
  /** An action is in progress, so a press does nothing. */
  readonly isBusy: boolean;
  /** Opens a channel as the last in the order, and navigates to its provider if it must be authorized. */
  open(plate: PlateRef, opened: readonly PlateDeductionChannel[], channel: DeductionChannel): void;
  /** Moves a channel one place up (-1) or down (1) in the order. */
  move(plate: PlateRef, opened: readonly PlateDeductionChannel[], channel: DeductionChannel, by: -1 | 1): void;
  /** Asks for confirmation once. */
  close(plate: PlateRef, closing: readonly PlateDeductionChannel[]): void;
}

/** The actions for a plate's automatic payment. */
export function useDeductionChannelActions(): DeductionChannelActions {
  const go = useScreenNavigator();
  const leave = useOpenExternalUrl();
  const confirm = useConfirmDialog();
  const toast = useToast();
  const { page, config } = usePorts();
  const [openWithholdings, { isLoading: isOpening }] = useOpenWithholdingsMutation({
    fixedCacheKey: 'openWithholdings',
  });
  const [closeWithholding, { isLoading: isClosing }] = useCloseWithholdingMutation({
    fixedCacheKey: 'closeWithholding',
  });
  const isBusy = isOpening || isClosing;
  const guardScreen = useScreenUnchangedCheck();

  const requestChannels = async ({ plateId }: PlateRef, payChannels: readonly number[]) => {
    const path = config.basePath.replace(/\/$/, '') + pathTo('authorizationSuccess', { plateId });
    const { data } = await openWithholdings({ plateId, payChannels, returnUrl: new URL(path, page.href()).href });
    return data?.results;
  };
  const open = async (plate: PlateRef, opened: readonly PlateDeductionChannel[], channel: DeductionChannel) => {
    const isOnScreen = guardScreen();
    // The balance has no provider page with a confirmation, so the app shows one.
    if (channel === PAY_CHANNEL.balance && !(await confirm(createBalanceDeductionOptInDialog(plate.formatPlateNo))))
      return;
    const rows = await requestChannels(plate, [...opened.map((deduction) => deduction.channel), channel]);
    const row = rows?.find(({ payChannel }) => payChannel === channel);
    if (row === undefined) return;
    const step = toDeductionOpeningNextStep(row);
    if (step.kind === 'open') toast(deductionOpenedText(plate.formatPlateNo, row));
    else if (!isOnScreen()) return;
    else if (step.kind === 'ownPage') go.toPath(step.path);
    else if (step.kind === 'outside') leave(step.url);
    else go.to('authorizationSuccess', { plateId: plate.plateId });
  };
  const close = async ({ formatPlateNo }: PlateRef, closing: readonly PlateDeductionChannel[]) => {
    const names = closing.map(({ name }) => name).join('、');
    const isConfirmed = await confirm({
      title: `关闭 ${formatPlateNo} 的${names}自动扣款？`,
      text: '关闭后离场时需要手动缴费，已经扣的费用不受影响。',
      confirmLabel: '关闭',
      isDestructive: true,
    });
    if (!isConfirmed) return;
    for (const { withholding } of closing) {
      const { error } = await closeWithholding({ withholdId: withholding.withholdId });
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
      const before = opened.map((deduction) => deduction.channel);
      const after = moveDeductionChannel(before, channel, by);
      if (!isBusy && after !== before) void requestChannels(plate, after);
    },
    close: (plate, closing) => {
      if (!isBusy && closing.length > 0) void close(plate, closing);
    },
  };
}
