import { colorToSend } from '@/domain/plate/plateCodes';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { OtherBills } from './OtherBills';
import type { PlaceControls } from './usePlaceQuery';

/** What a car owes at other places than the one that was asked about. The lookup has named its only bill; several are read as a list. */
export function OwedElsewhere({ asking: { owesElsewhere, onlyBill, isYellow } }: { readonly asking: PlaceControls }) {
  if (onlyBill === undefined) return <OtherBills question={{ plateNo: owesElsewhere, ...colorToSend(isYellow) }} />;
  return (
    <Card>
      <Rows>
        <ListRow title="这辆车还有1笔未缴账单，打开后看金额" to={pathTo('payPage', onlyBill)} />
      </Rows>
    </Card>
  );
}
