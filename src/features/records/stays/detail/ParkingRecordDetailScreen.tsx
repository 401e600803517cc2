import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Amount } from '@/ui/text/Amount';
import { useParkingBill } from '@/widgets/stay/useParkingBill';

import { NOT_FOUND_TEXT } from '../../parts/notFoundText';
import { stayPayLabel } from '../model/stayText';
import { StayDetailCards } from './StayDetailCards';

/** One stay in full. */
export default function ParkingRecordDetailScreen() {
  const { frame, query } = useScreen('parkingRecordDetail');
  const { bill, load } = useParkingBill(query);
  return (
    <DetailScreen
      frame={{ ...frame, ...(bill === undefined ? {} : payBar(bill)) }}
      load={load}
      empty={{
        illustration: 'bill',
        text: NOT_FOUND_TEXT,
        action: <LinkButton to={pathTo('parkingRecord')}>看停车记录</LinkButton>,
      }}
      cardHeights={[300, 196, 200]}
    >
      {bill !== undefined && <StayDetailCards key={`${bill.parkId} ${bill.uniqueId}`} bill={bill} />}
    </DetailScreen>
  );
}

function payBar(bill: ParkingBill) {
  const action = stayPayLabel(bill);
  if (action === null) return {};
  const { uniqueId, parkId, parkFee } = bill;
  return {
    bar: (
      <LinkBottomActionBar left={<Amount cents={parkFee} size="card" />} to={pathTo('payPage', { uniqueId, parkId })}>
        {action}
      </LinkBottomActionBar>
    ),
  };
}
