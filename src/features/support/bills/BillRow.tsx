import { momentText } from '@/domain/momentText';
import { placeOf } from '@/domain/stay/stayFacts';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';

/** A stay to choose. */
export function BillRow({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const { uniqueId, parkId, formatPlateNo, plateNo, plateColor, parkStartTime, totalFee } = bill;
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('customerServiceBillProblem', { uniqueId, parkId })}
          title={<PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} />}
          note={<Facts of={[...placeOf(bill), momentText(parkStartTime, now)]} />}
          right={Number.isNaN(totalFee) ? undefined : <Amount cents={totalFee} isFree={totalFee === 0} />}
        />
      </Rows>
    </Card>
  );
}
