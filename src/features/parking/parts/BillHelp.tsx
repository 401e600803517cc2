import { photosOf } from '@/domain/stay/photosOf';
import { StayActRows, stayActsHere } from '@/flows/stay/StayActRows';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { usePorts } from '@/services/transport/PortsContext';
import { useServerNow } from '@/services/transport/useServerNow';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Photos } from '@/ui/Photos';
import { Rows } from '@/ui/Rows';

import { AmountDoubt, doubtHere } from './AmountDoubt';

interface BillHelpProps {
  readonly bill: ParkingBill;
  readonly arePicturesOpen: boolean;
  readonly onPicturesChange: (areOpen: boolean) => void;
}

/** For whoever doubts the bill: what the cameras saw, what he can say about it, and whom to ask. */
export function BillHelp({ bill, arePicturesOpen, onPicturesChange }: BillHelpProps) {
  const now = useServerNow();
  const { pictures } = bill;
  const doubt = doubtHere(bill, usePorts().config.servicePhone);
  if (doubt === null && pictures.length === 0 && stayActsHere(bill).length === 0) return null;
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
        <AmountDoubt bill={bill} />
      </Rows>
    </Card>
  );
}
