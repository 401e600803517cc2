import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { homeBillCalls } from '@/services/charge/homeBillCalls';
import {
  type BoundPlate,
  PLATE_HAS_STAY_ERROR_CODE,
  useMakePlateDefaultMutation,
  useUnbindPlateMutation,
} from '@/services/charge/plates';

import { createUnbindPlateBlockedDialog, createUnbindPlateDialog } from './model/unbindPlateTexts';

export interface VehicleActions {
  /** An action is in progress, so a press does nothing. */
  readonly isBusy: boolean;
  makeDefault(plate: BoundPlate): void;
  /** Asks for confirmation once. Shows the blocking bill when the car is parked. */
  unbind(plate: BoundPlate): void;
}

/** The actions for a driver's vehicle. `onUnbound` is called after it was unbound. */
export function useVehicleActions(onUnbound?: () => void): VehicleActions {
  const confirm = useConfirmDialog();
  const toast = useToast();
  const go = useScreenNavigator();
  const [makeDefault, { isLoading: isChanging }] = useMakePlateDefaultMutation({ fixedCacheKey: 'makePlateDefault' });
  const [unbind, { isLoading: isUnbinding }] = useUnbindPlateMutation({ fixedCacheKey: 'unbindPlate' });
  const guardScreen = useScreenUnchangedCheck();
  const [fetchBills] = homeBillCalls.endpoints.listBillCards.useLazyQuery();

  const findBlockingBill = async ({ plateId }: BoundPlate) => {
    const { data } = await fetchBills();
    return data?.results.find((card) => card.plateId === plateId);
  };
  const showBlockedDialog = async (plate: BoundPlate) => {
    const { path, ...dialog } = createUnbindPlateBlockedDialog(plate, await findBlockingBill(plate));
    if (await confirm({ ...dialog, confirmLabel: '查看账单', cancelLabel: '知道了' })) go.toPath(path);
  };
  const confirmAndUnbind = async (plate: BoundPlate) => {
    const isOnScreen = guardScreen();
    if (plate.hasRunningBill === 1) return showBlockedDialog(plate);
    if (!(await confirm({ ...createUnbindPlateDialog(plate), confirmLabel: '解绑', isDestructive: true })))
      return undefined;
    const { error } = await unbind({ plateId: plate.plateId });
    if (isServiceError(error) && error.code === PLATE_HAS_STAY_ERROR_CODE) return showBlockedDialog(plate);
    if (error !== undefined) return undefined;
    toast(`已解绑 ${plate.formatPlateNo}`);
    return isOnScreen() ? onUnbound?.() : undefined;
  };
  const setDefault = async ({ plateId, formatPlateNo }: BoundPlate) => {
    const { error } = await makeDefault({ plateId });
    if (error === undefined) toast(`已将 ${formatPlateNo} 设为默认车辆`);
  };
  const isBusy = isChanging || isUnbinding;
  return {
    isBusy,
    makeDefault: (plate) => {
      if (!isBusy) void setDefault(plate);
    },
    unbind: (plate) => {
      if (!isBusy) void confirmAndUnbind(plate);
    },
  };
}
