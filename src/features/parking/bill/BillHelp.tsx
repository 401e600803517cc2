import { photosOf } from '@/domain/stay/photosOf';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Photos } from '@/ui/picture/Photos';
import { availableStayActions, StayActionRows } from '@/widgets/stay/StayActionRows';

import { AmountDoubt, doubtHere } from './AmountDoubt';

interface BillHelpProps {
  readonly bill: ParkingBill;
  readonly arePicturesOpen: boolean;
  readonly onPicturesChange: (areOpen: boolean) => void;
}

/** Help for a driver who doubts the bill: the camera pictures, the appeal, and contacts. */
export function BillHelp({ bill, arePicturesOpen, onPicturesChange }: BillHelpProps) {
  const now = useServerNow();
  const { pictures } = bill;
  const doubt = doubtHere(bill, usePorts().config.servicePhone);
  if (doubt === null && pictures.length === 0 && availableStayActions(bill).length === 0) return null;
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
        <StayActionRows bill={bill} />
        <AmountDoubt bill={bill} />
      </Rows>
    </Card>
  );
}
