import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { PlateQueryView } from '../parts/PlateQueryView';
import { BerthQuery } from './BerthQuery';
import { OwnBerths } from './OwnBerths';
import { RoadSections } from './RoadSections';

const NONE = {};

/** Parking along a road: the driver's own berth, the query by plate or berth, their plates, and sections nearby. */
export default function RoadParkingScreen() {
  const { frame } = useScreen('roadParkingIndex');
  const isSignedIn = useIsSignedIn();
  return (
    <PlateQueryView
      frame={frame}
      given={NONE}
      billAt="payPage"
      foot={
        <>
          <BerthQuery />
          <Card>
            <Rows>
              <ListRow title="我的车牌" note="每辆车有几笔在停或欠费" to={pathTo('roadParkingPlateList')} />
              <ListRow title="路内账单" note="路段、泊位、时间和照片" to={pathTo('roadParkingParkingList')} />
            </Rows>
          </Card>
          <RoadSections />
        </>
      }
    >
      {isSignedIn && <OwnBerths />}
    </PlateQueryView>
  );
}
