import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { LoadedOccupationOrderView } from './LoadedOccupationOrderView';
import { missingOccupationEmptyProps } from './missingOccupationEmptyProps';
import { useOccupationOrder } from './useOccupationOrder';

interface OccupyOrderViewProps {
  readonly frame: ScreenHeaderProps<'chargeOccupation' | 'occupyBillDetail'>;
  readonly orderNo: string | undefined;
}

/** The occupation order of the address. */
export function OccupationOrderView({ frame, orderNo }: OccupyOrderViewProps) {
  const { order, load, query } = useOccupationOrder(orderNo);
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={missingOccupationEmptyProps} cardHeights={[180, 320]} />;
  }
  const refetchOrder = async () => {
    const { data, isError } = await query.refetch();
    return isError ? undefined : data;
  };
  return (
    <LoadedOccupationOrderView
      key={order.occupyOrderNo}
      frame={frame}
      order={order}
      isFetching={query.isFetching}
      hasFailed={query.isError}
      refetchOrder={refetchOrder}
    />
  );
}
