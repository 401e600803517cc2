import { offersRoadParking } from '@/domain/offers';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

/** A link to roadside parking, if the operator offers it (Rule 2.11). */
export function RoadsideParkingLinkRow() {
  const { config } = useMenuConfig();
  const to = getPathIfInBuild('roadParkingIndex');
  if (to === undefined || !offersRoadParking(config)) return null;
  return (
    <Card>
      <CardRows>
        <ListRow title="路内停车" note="按泊位号或车牌缴费" to={to} />
      </CardRows>
    </Card>
  );
}
