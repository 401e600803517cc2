import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';

interface AddVehicleButtonProps {
  readonly isLimitReached: boolean;
  /** How many vehicles the operator allows; 0: no limit. */
  readonly limit: number;
}

/** 添加车辆. At the limit, a press explains that a vehicle must be unbound first. */
export function AddVehicleButton({ isLimitReached, limit }: AddVehicleButtonProps) {
  const explainLimit = usePrimaryButtonHandler(`最多添加${String(limit)}辆，解绑后可再添加`);
  if (isLimitReached) return <PrimaryButton onPress={explainLimit}>添加车辆</PrimaryButton>;
  return (
    <LinkButton variant="primary" to={pathTo('addCar')}>
      添加车辆
    </LinkButton>
  );
}
