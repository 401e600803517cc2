import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingOccupation } from './missingOccupation';
import { OccupyView } from './OccupyView';
import { useOccupyOrder } from './useOccupyOrder';

interface OccupyOrderViewProps {
  readonly frame: ScreenHeaderProps<'chargeOccupation' | 'occupyBillDetail'>;
  readonly orderNo: string | undefined;
}

/** The occupation order of the address. */
export function OccupyOrderView({ frame, orderNo }: OccupyOrderViewProps) {
  const { order, load, query } = useOccupyOrder(orderNo);
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={missingOccupation} cardHeights={[180, 320]} />;
  }
  const refetchOrder = async () => {
    const { data, isError } = await query.refetch();
    return isError ? undefined : data;
  };
  return (
    <OccupyView
      key={order.occupyOrderNo}
      frame={frame}
      order={order}
      isFetching={query.isFetching}
      hasFailed={query.isError}
      refetchOrder={refetchOrder}
    />
  );
}
