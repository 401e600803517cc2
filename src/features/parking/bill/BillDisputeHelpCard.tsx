import { toCameraPhotos } from '@/domain/stay/toCameraPhotos';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';
import {
  listAvailableBillDisputeActions,
  ParkingBillDisputeActionRows,
} from '@/widgets/stay/ParkingBillDisputeActionRows';
import { useReportDeparture } from '@/widgets/stay/useReportDeparture';

import { BillAmountDisputeRow, resolveBillDisputeChannel } from './BillAmountDisputeRow';
import styles from './BillDisputeHelpCard.module.css';

interface ParkingBillHelpProps {
  readonly bill: ParkingBill;
  readonly arePicturesOpen: boolean;
  readonly onPicturesChange: (areOpen: boolean) => void;
}

/** Help for a driver who disputes the bill: the camera pictures, the appeal, and contacts. */
export function BillDisputeHelpCard({ bill, arePicturesOpen, onPicturesChange }: ParkingBillHelpProps) {
  const now = useServerNow();
  const { pictures } = bill;
  const channel = resolveBillDisputeChannel(bill, usePorts().config.servicePhone);
  const actions = listAvailableBillDisputeActions(bill);
  if (channel === null && pictures.length === 0 && actions.length === 0) return null;
  return (
    <Card>
      <CardRows>
        {pictures.length > 0 && (
          <ListRow
            title={arePicturesOpen ? '收起照片' : '看照片'}
            note={`${pictures.length}张`}
            onPress={() => onPicturesChange(!arePicturesOpen)}
            isOpen={arePicturesOpen}
          />
        )}
        {arePicturesOpen && <PhotoGrid photos={toCameraPhotos(pictures, now)} />}
        <ParkingBillDisputeActionRows bill={bill} excludedActions={['departed']} />
        <BillAmountDisputeRow bill={bill} />
      </CardRows>
      {actions.includes('departed') && <DepartureLink bill={bill} />}
    </Card>
  );
}

/** An inconspicuous line of text, because the action ends the stay and most drivers come to this page only to pay. */
function DepartureLink({ bill }: { readonly bill: ParkingBill }) {
  const report = useReportDeparture(bill);
  return (
    <p className={styles['departed']}>
      车已开走，停车场还在计费？ <TextButton onPress={report}>我已离场</TextButton>
    </p>
  );
}
