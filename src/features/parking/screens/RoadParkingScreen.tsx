import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';

import { BerthQuery } from '../parts/BerthQuery';
import { OwnBerths } from '../parts/OwnBerths';
import { PlateQueryScreen } from '../parts/PlateQueryScreen';
import { RoadSections } from '../parts/RoadSections';

const NONE = {};

/** Parking at a road: the driver's own berth, the query by plate or berth, his plates, and sections nearby. */
export default function RoadParkingScreen() {
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  return (
    <PlateQueryScreen
      frame={{ name: 'roadParkingIndex', title: '路内停车', onBack: go.back }}
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
    </PlateQueryScreen>
  );
}
