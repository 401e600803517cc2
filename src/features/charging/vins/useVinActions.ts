import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { type PlugAndChargeVin, useRemoveVinMutation, useSwitchVinMutation } from '@/services/cps/vins';

/**
 * The actions of one VIN. Switching it on spends money later, so it asks for confirmation; switching it off does not.
 */
export function useVinActions({ vinId, formatPlateNo, plateNo }: PlugAndChargeVin) {
  const confirm = useConfirmDialog();
  const toast = useToast();
  const [switchVin, { isLoading: isSwitching }] = useSwitchVinMutation({ fixedCacheKey: `vin:${vinId}` });
  const [removeVin, { isLoading: isRemoving }] = useRemoveVinMutation({ fixedCacheKey: `vinGone:${vinId}` });
  const isBusy = isSwitching || isRemoving;
  const name = formatPlateNo || plateNo;
  const switchTo = async (isOn: boolean) => {
    const isConfirmed =
      !isOn ||
      (await confirm({
        title: `开启 ${name} 的即插即充？`,
        text: '开启后这辆车插枪就开始充电，充完从余额自动扣费。',
        confirmLabel: '开启',
      }));
    if (!isConfirmed) return;
    const { data } = await switchVin({ vinId, isOn: isOn ? 1 : 0 });
    if (data !== undefined) toast(isOn ? `已开启 ${name} 的即插即充` : `已关闭 ${name} 的即插即充`);
  };
  const remove = async () => {
    const isConfirmed = await confirm({
      title: `删除 ${name} 的车架号？`,
      text: '删除后插枪不再自动充电，要用得重新登记、审核。',
      confirmLabel: '删除',
      isDestructive: true,
    });
    if (!isConfirmed) return;
    const { error } = await removeVin({ vinId });
    if (error === undefined) toast('已删除');
  };
  return {
    isBusy,
    switchTo: (isOn: boolean) => {
      if (!isBusy) void switchTo(isOn);
    },
    remove: () => {
      if (!isBusy) void remove();
    },
  };
}
