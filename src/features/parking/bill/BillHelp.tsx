import { photosOf } from '@/domain/stay/photosOf';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Photos } from '@/ui/picture/Photos';
import { availableStayActions, StayActionRows } from '@/widgets/stay/StayActionRows';
import { useReportDeparture } from '@/widgets/stay/useReportDeparture';

import { AmountDoubt, doubtHere } from './AmountDoubt';
import styles from './BillHelp.module.css';

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
  const actions = availableStayActions(bill);
  if (doubt === null && pictures.length === 0 && actions.length === 0) return null;
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
        <StayActionRows bill={bill} without={['departed']} />
        <AmountDoubt bill={bill} />
      </Rows>
      {actions.includes('departed') && <Departed bill={bill} />}
    </Card>
  );
}

/** A line of text, because it ends the stay and stands on the page where most drivers only pay. */
function Departed({ bill }: { readonly bill: ParkingBill }) {
  const report = useReportDeparture(bill);
  return (
    <p className={styles['departed']}>
      车已开走，停车场还在计费？ <TextButton onPress={report}>我已离场</TextButton>
    </p>
  );
}
