import { parsePlate } from '@/domain/plate/parsePlate';
import { isQueryable } from '@/domain/plate/plateRules';
import { useGetMerchantCarQuery } from '@/services/coupon/merchants';

/** `needed`: it is not there, and the coupon may only be given to a car that is. */
export type InLot = 'none' | 'asking' | 'in' | 'out' | 'needed' | 'unknown';

/** Whether the car is in one of the merchant's lots. Nothing more is asked about it. */
export function useInLot(merchantId: string, plateNo: string, needsEntry: boolean): { is: InLot; again: () => void } {
  const cells = parsePlate(plateNo);
  const isWhole = cells !== null && isQueryable(cells);
  const { currentData, isFetching, isError, refetch } = useGetMerchantCarQuery(
    { merchantId, plateNo },
    { skip: !isWhole, refetchOnMountOrArgChange: true },
  );
  const again = () => {
    if (isWhole) void refetch();
  };
  if (!isWhole) return { is: 'none', again };
  if (isFetching) return { is: 'asking', again };
  if (isError || currentData === undefined || currentData.isInLot === -1) return { is: 'unknown', again };
  if (currentData.isInLot === 1) return { is: 'in', again };
  return { is: needsEntry ? 'needed' : 'out', again };
}
