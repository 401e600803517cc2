import { parsePlate } from '@/domain/plate/parsePlate';
import { formatPlate } from '@/domain/plate/plateFace';
import { usePlateQuery } from '@/flows/plateQuery/usePlateQuery';
import { PrimaryButton } from '@/ui/button/PrimaryButton';

import type { ChosenPlate } from '../model/takenCoupon';

/** Leads to the running bill of a plate. Works for visitors too. */
export function ToTheBill({ plateNo, isYellow }: ChosenPlate) {
  const { query, isBusy } = usePlateQuery();
  const cells = parsePlate(plateNo);
  if (cells === null) return null;
  return (
    <PrimaryButton busyText={isBusy ? '正在查询…' : undefined} onPress={() => query(cells, isYellow)}>
      {`为 ${formatPlate(plateNo)} 缴费`}
    </PrimaryButton>
  );
}
