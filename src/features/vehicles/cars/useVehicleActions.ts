import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { homeBills } from '@/services/charge/homeBills';
import {
  type BoundPlate,
  CODE_PLATE_IN_USE,
  useMakePlateDefaultMutation,
  useUnbindPlateMutation,
} from '@/services/charge/plates';
import { isServiceError } from '@/services/transport/query/serviceError';

import { blockedByBill, unbindQuestion } from './model/unbindWords';

export interface VehicleActions {
  /** An action is in progress, so a press does nothing. */
  readonly isBusy: boolean;
  makeDefault(plate: BoundPlate): void;
  /** Asks for confirmation once. Shows the blocking bill when the car is parked. */
  unbind(plate: BoundPlate): void;
}

/** The actions for a driver's vehicle. `onGone` is called after it was unbound. */
export function useVehicleActions(onGone?: () => void): VehicleActions {
  const confirm = useConfirm();
  const toast = useToast();
  const go = useGo();
  const [makeDefault, { isLoading: isChanging }] = useMakePlateDefaultMutation({ fixedCacheKey: 'makePlateDefault' });
  const [unbind, { isLoading: isGoing }] = useUnbindPlateMutation({ fixedCacheKey: 'unbindPlate' });
  const stillHere = useScreenGuard();
  const [findBills] = homeBills.endpoints.listBillCards.useLazyQuery();

  const billOf = async ({ plateId }: BoundPlate) => {
    const { data } = await findBills();
    return data?.results.find((card) => card.plateId === plateId);
  };
  const tellBlocked = async (plate: BoundPlate) => {
    const { path, ...words } = blockedByBill(plate, await billOf(plate));
    if (await confirm({ ...words, confirmLabel: '查看账单', cancelLabel: '知道了' })) go.toPath(path);
  };
  const askAndUnbind = async (plate: BoundPlate) => {
    const isHere = stillHere();
    if (plate.hasRunningBill === 1) return tellBlocked(plate);
    if (!(await confirm({ ...unbindQuestion(plate), confirmLabel: '解绑', isDestructive: true }))) return undefined;
    const { error } = await unbind({ plateId: plate.plateId });
    if (isServiceError(error) && error.code === CODE_PLATE_IN_USE) return tellBlocked(plate);
    if (error !== undefined) return undefined;
    toast(`已解绑 ${plate.formatPlateNo}`);
    return isHere() ? onGone?.() : undefined;
  };
  const change = async ({ plateId, formatPlateNo }: BoundPlate) => {
    const { error } = await makeDefault({ plateId });
    if (error === undefined) toast(`已将 ${formatPlateNo} 设为默认车辆`);
  };
  const isBusy = isChanging || isGoing;
  return {
    isBusy,
    makeDefault: (plate) => {
      if (!isBusy) void change(plate);
    },
    unbind: (plate) => {
      if (!isBusy) void askAndUnbind(plate);
    },
  };
}
