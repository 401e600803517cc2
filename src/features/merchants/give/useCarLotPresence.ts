import { parsePlate } from '@/domain/plate/parsePlate';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { useGetMerchantCarQuery } from '@/services/coupon/merchants';

/** `needed`: the car is not in a lot, but the coupon requires it. */
export type CarLotPresence = 'none' | 'asking' | 'in' | 'out' | 'needed' | 'unknown';

/** Whether the car is in one of the merchant's lots. The server reveals nothing else about the car. */
export function useCarLotPresence(
  merchantId: string,
  plateNo: string,
  needsEntry: boolean,
): { is: CarLotPresence; recheck: () => void } {
  const cells = parsePlate(plateNo);
  const isComplete = cells !== null && isQueryablePlate(cells);
  const { currentData, isFetching, isError, refetch } = useGetMerchantCarQuery(
    { merchantId, plateNo },
    { skip: !isComplete, refetchOnMountOrArgChange: true },
  );
  const recheck = () => {
    if (isComplete) void refetch();
  };
  if (!isComplete) return { is: 'none', recheck };
  if (isFetching) return { is: 'asking', recheck };
  if (isError || currentData === undefined || currentData.isInLot === -1) return { is: 'unknown', recheck };
  if (currentData.isInLot === 1) return { is: 'in', recheck };
  return { is: needsEntry ? 'needed' : 'out', recheck };
}
