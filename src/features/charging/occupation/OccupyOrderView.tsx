import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { goneOccupation } from './goneOccupation';
import { OccupyView } from './OccupyView';
import { useOccupy } from './useOccupy';

interface OccupyOrderViewProps {
  readonly frame: ScreenHeaderProps<'chargeOccupation' | 'occupyBillDetail'>;
  readonly orderNo: string | undefined;
}

/** The occupation of an address. */
export function OccupyOrderView({ frame, orderNo }: OccupyOrderViewProps) {
  const { order, load, query } = useOccupy(orderNo);
  if (order === undefined) {
    return <DetailScreen frame={frame} load={load} empty={goneOccupation} cardHeights={[180, 320]} />;
  }
  const readAgain = async () => {
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
      readAgain={readAgain}
    />
  );
}
