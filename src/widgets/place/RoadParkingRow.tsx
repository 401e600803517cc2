import { offersRoadParking } from '@/domain/offers';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { standing } from '@/navigation/standing';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** The way to parking along a road, where the operator has it (Rule 2.11). */
export function RoadParkingRow() {
  const { config } = useMenuConfig();
  const to = standing('roadParkingIndex');
  if (to === undefined || !offersRoadParking(config)) return null;
  return (
    <Card>
      <Rows>
        <ListRow title="路内停车" note="按泊位号或车牌缴费" to={to} />
      </Rows>
    </Card>
  );
}
