import { toYellowPlateColorParam } from '@/domain/plate/plateCodes';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { OtherUnpaidBillsOfPlateCard } from './OtherUnpaidBillsOfPlateCard';
import type { PlateQueryAtPlaceState } from './usePlateQueryAtPlace';

/**
 * What a car owes at other places than the queried one: a link to its only bill if the lookup found one, else to the
 * list.
 */
export function BillsOwedElsewhereCard({
  plateQuery: { owesElsewhere, onlyBill, isYellow },
}: {
  readonly plateQuery: PlateQueryAtPlaceState;
}) {
  if (onlyBill === undefined)
    return <OtherUnpaidBillsOfPlateCard filter={{ plateNo: owesElsewhere, ...toYellowPlateColorParam(isYellow) }} />;
  return (
    <Card>
      <CardRows>
        <ListRow title="这辆车还有1笔未缴账单，打开后看金额" to={pathTo('payPage', onlyBill)} />
      </CardRows>
    </Card>
  );
}
