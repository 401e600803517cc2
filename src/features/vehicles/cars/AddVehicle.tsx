import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';

/** 添加车辆. At the limit it shows why it cannot be pressed. */
export function AddVehicle({ isFull }: { readonly isFull: boolean }) {
  if (isFull) return <PrimaryButton isDisabled>已达上限，解绑后可再添加</PrimaryButton>;
  return (
    <LinkButton variant="primary" to={pathTo('addCar')}>
      添加车辆
    </LinkButton>
  );
}
