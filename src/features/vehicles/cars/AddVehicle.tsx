import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';

interface AddVehicleProps {
  readonly isFull: boolean;
  /** How many vehicles the operator allows; 0: no limit. */
  readonly limit: number;
}

/** 添加车辆. At the limit it leads to unbinding one. */
export function AddVehicle({ isFull, limit }: AddVehicleProps) {
  const lead = usePrimaryAct(`最多添加${String(limit)}辆，解绑后可再添加`);
  if (isFull) return <PrimaryButton onPress={lead}>添加车辆</PrimaryButton>;
  return (
    <LinkButton variant="primary" to={pathTo('addCar')}>
      添加车辆
    </LinkButton>
  );
}
