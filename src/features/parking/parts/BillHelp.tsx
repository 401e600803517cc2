import { photosOf } from '@/domain/stay/photosOf';
import { StayActRows, stayActsHere } from '@/flows/stay/StayActRows';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/PortsContext';
import { useServerNow } from '@/services/transport/useServerNow';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Photos } from '@/ui/Photos';
import { Rows } from '@/ui/Rows';

const MINUTE_MS = 60_000;

interface BillHelpProps {
  readonly bill: ParkingBill;
  readonly arePicturesOpen: boolean;
  readonly onPicturesChange: (areOpen: boolean) => void;
}

/** For whoever doubts the bill: what the cameras saw, what he can say about it, and whom to ask. */
export function BillHelp({ bill, arePicturesOpen, onPicturesChange }: BillHelpProps) {
  const now = useServerNow(MINUTE_MS);
  const { uniqueId, parkId, pictures } = bill;
  const { page, config } = usePorts();
  const canAsk = hasScreen('customerServiceBillProblem');
  const canRing = !canAsk && config.servicePhone !== '';
  if (!canAsk && !canRing && pictures.length === 0 && stayActsHere(bill).length === 0) return null;
  return (
    <Card>
      <Rows>
        {pictures.length > 0 && (
          <ListRow
            title={arePicturesOpen ? '收起照片' : '看照片'}
            note={`${pictures.length}张`}
            onPress={() => onPicturesChange(!arePicturesOpen)}
            isOpen={arePicturesOpen}
          />
        )}
        {arePicturesOpen && <Photos photos={photosOf(pictures, now)} />}
        <StayActRows bill={bill} />
        {canAsk && (
          <ListRow title="金额有误" note="向客服说明" to={pathTo('customerServiceBillProblem', { uniqueId, parkId })} />
        )}
        {canRing && (
          <ListRow
            title="金额有误"
            note={`拨打客服电话 ${config.servicePhone}`}
            onPress={() => page.leave(`tel:${config.servicePhone}`)}
          />
        )}
      </Rows>
    </Card>
  );
}
