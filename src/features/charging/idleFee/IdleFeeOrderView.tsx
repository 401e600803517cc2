import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { LoadedIdleFeeOrderView } from './LoadedIdleFeeOrderView';
import { missingIdleFeeOrderEmptyProps } from './missingIdleFeeOrderEmptyProps';
import { useIdleFeeOrder } from './useIdleFeeOrder';

interface IdleFeeOrderViewProps {
  readonly frame: ScreenHeaderProps<'chargeOccupation' | 'occupyBillDetail'>;
  readonly orderNo: string | undefined;
}

/** The idle-fee order of the address. */
export function IdleFeeOrderView({ frame, orderNo }: IdleFeeOrderViewProps) {
  const { order, load, query } = useIdleFeeOrder(orderNo);
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={missingIdleFeeOrderEmptyProps} cardHeights={[180, 320]} />;
  }
  const refetchOrder = async () => {
    const { data, isError } = await query.refetch();
    return isError ? undefined : data;
  };
  return (
    <LoadedIdleFeeOrderView
      key={order.occupyOrderNo}
      frame={frame}
      order={order}
      isFetching={query.isFetching}
      hasFailed={query.isError}
      refetchOrder={refetchOrder}
    />
  );
}
