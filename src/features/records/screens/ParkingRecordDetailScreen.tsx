import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Amount } from '@/ui/Amount';
import { BottomBar } from '@/ui/BottomBar';
import { LinkButton } from '@/ui/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Skeleton } from '@/ui/Skeleton';

import { hasPayments, payAct } from '../model/stayWords';
import { FeeCard } from '../parts/FeeCard';
import { StayHead } from '../parts/StayHead';
import { StayHelp } from '../parts/StayHelp';
import { StayPayments } from '../parts/StayPayments';
import { StayPhotos } from '../parts/StayPhotos';
import { StayRating } from '../parts/StayRating';
import { useBill } from '../parts/useBill';

/** One stay: how it stands, what it cost and why, what was seen and paid, and what can be done about it. */
export default function ParkingRecordDetailScreen() {
  const go = useGo();
  const { bill, load, missing } = useBill(useQueryOf('parkingRecordDetail'));
  return (
    <DetailScreen
      frame={{
        name: 'parkingRecordDetail',
        title: '停车详情',
        onBack: go.back,
        ...(bill === undefined ? {} : payBar(bill)),
      }}
      load={load}
      empty={{
        drawing: 'bill',
        text: missing,
        action: <LinkButton to={pathTo('parkingRecord')}>看停车记录</LinkButton>,
      }}
      skeleton={
        <>
          <Skeleton height={300} shape="card" />
          <Skeleton height={196} shape="card" />
          <Skeleton height={200} shape="card" />
        </>
      }
    >
      {bill !== undefined && <StayCards key={`${bill.parkId} ${bill.uniqueId}`} bill={bill} />}
    </DetailScreen>
  );
}

function payBar(bill: ParkingBill) {
  const act = payAct(bill);
  if (act === null) return {};
  const { uniqueId, parkId, parkFee } = bill;
  return {
    bar: (
      <BottomBar left={<Amount cents={parkFee} size="card" />}>
        <LinkButton look="primary" to={pathTo('payPage', { uniqueId, parkId })}>
          {act}
        </LinkButton>
      </BottomBar>
    ),
  };
}

function StayCards({ bill }: { readonly bill: ParkingBill }) {
  const { uniqueId, parkId } = bill;
  const billKey = { uniqueId, parkId };
  return (
    <>
      <StayHead bill={bill} />
      <FeeCard bill={bill} />
      {hasPayments(bill) && <StayPayments billKey={billKey} />}
      <StayPhotos billKey={billKey} />
      <StayRating bill={bill} />
      <StayHelp bill={bill} />
    </>
  );
}
