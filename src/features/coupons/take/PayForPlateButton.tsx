import { parsePlate } from '@/domain/plate/parsePlate';
import { formatPlate } from '@/domain/plate/plateFace';
import { usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';

import type { CouponClaimPlate } from '../model/toClaimedCoupon';

/** Opens the running bill of a plate. Visitors can use it too. */
export function PayForPlateButton({
  plateNo,
  isYellow,
  isQuiet = false,
}: CouponClaimPlate & { readonly isQuiet?: boolean }) {
  const { query, isBusy } = usePlateQuery();
  const cells = parsePlate(plateNo);
  if (cells === null) return null;
  const label = `为 ${formatPlate(plateNo)} 缴费`;
  if (isQuiet) return <TextButton onPress={() => query(cells, isYellow)}>{label}</TextButton>;
  return (
    <PrimaryButton busyText={isBusy ? '正在查询…' : undefined} onPress={() => query(cells, isYellow)}>
      {label}
    </PrimaryButton>
  );
}
