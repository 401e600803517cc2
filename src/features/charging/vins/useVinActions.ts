import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { useRemoveVinMutation, useSwitchVinMutation, type Vin } from '@/services/cps/vins';

/** What a driver does about one VIN. To switch it on spends money later, so it is asked once; to switch it off is free of harm. */
export function useVinActions({ vinId, formatPlateNo, plateNo }: Vin) {
  const confirm = useConfirm();
  const toast = useToast();
  const [change, { isLoading: isSwitching }] = useSwitchVinMutation({ fixedCacheKey: `vin:${vinId}` });
  const [drop, { isLoading: isRemoving }] = useRemoveVinMutation({ fixedCacheKey: `vinGone:${vinId}` });
  const isBusy = isSwitching || isRemoving;
  const name = formatPlateNo || plateNo;
  const switchTo = async (isOn: boolean) => {
    const isSure =
      !isOn ||
      (await confirm({
        title: `开启 ${name} 的即插即充？`,
        text: '开启后这辆车插枪就开始充电，充完从余额自动扣费。',
        confirmLabel: '开启',
      }));
    if (!isSure) return;
    const { data } = await change({ vinId, isOn: isOn ? 1 : 0 });
    if (data !== undefined) toast(isOn ? `已开启 ${name} 的即插即充` : `已关闭 ${name} 的即插即充`);
  };
  const remove = async () => {
    const isSure = await confirm({
      title: `删除 ${name} 的车架号？`,
      text: '删除后插枪不再自动充电，要用得重新登记、审核。',
      confirmLabel: '删除',
      isDestructive: true,
    });
    if (!isSure) return;
    const { error } = await drop({ vinId });
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
