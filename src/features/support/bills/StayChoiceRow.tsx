import { formatServerMoment } from '@/domain/formatServerMoment';
import { lotAndBerthTexts } from '@/domain/stay/toStayFactRows';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';

/** A stay in the list from which the driver chooses. */
export function StayChoiceRow({ bill }: { readonly bill: ParkingBill }) {
  const now = useServerNow();
  const { uniqueId, parkId, formatPlateNo, plateNo, plateColor, parkStartTime, totalFee } = bill;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('customerServiceBillProblem', { uniqueId, parkId })}
          title={<PlateBadge plateNo={formatPlateNo || plateNo} plateColor={plateColor} />}
          note={<InlineFacts of={[...lotAndBerthTexts(bill), formatServerMoment(parkStartTime, now)]} />}
          right={Number.isNaN(totalFee) ? undefined : <Amount cents={totalFee} isFree={totalFee === 0} />}
        />
      </CardRows>
    </Card>
  );
}
