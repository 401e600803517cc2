import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type BoundPlate, useListBoundPlatesQuery } from '@/services/charge/plates';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { PlateChips } from '@/ui/plate/PlateChips';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { RoadBillsView } from './RoadBillsView';

/** By contract, the colour is sent for yellow plates only. */
const toColorQuery = ({ plateColor }: BoundPlate) => (plateColor === PLATE_COLOR.yellow ? { plateColor } : {});

/** The roadside bills of one plate: the one in the address, otherwise the driver's default plate. */
export default function RoadBillsScreen() {
  const { frame, query: addressQuery, go } = useScreen('roadParkingParkingList');
  const platesQuery = useListBoundPlatesQuery();
  const ownPlates = sortDefaultVehicleFirst(platesQuery.currentData?.results ?? []);
  const [first] = ownPlates;
  const plateNo = addressQuery.plateNo ?? first?.plateNo;
  if (plateNo === undefined) {
    return (
      <ListScreen
        frame={frame}
        load={toContentLoadState(platesQuery, {
          message: '车辆加载失败',
          waitingFor: '正在查询车辆…',
          isEmpty: () => true,
        })}
        empty={{
          illustration: 'plate',
          text: '还没有添加车辆。添加后，路内停车的账单会显示在这里',
          action: <LinkButton to={pathTo('roadParkingAddCar')}>添加车辆</LinkButton>,
        }}
      />
    );
  }
  const color =
    addressQuery.plateNo === undefined && first !== undefined
      ? toColorQuery(first)
      : { plateColor: addressQuery.plateColor };
  const chips = ownPlates.map((plate) => ({
    key: plate.plateId,
    plateNo: plate.plateNo,
    plateColor: plate.plateColor,
    isChosen: plate.plateNo === plateNo,
    onPress: () => {
      go.replace('roadParkingParkingList', { plateNo: plate.plateNo, ...toColorQuery(plate) });
    },
  }));
  return (
    <RoadBillsView
      key={plateNo}
      frame={frame}
      filter={{ plateNo, ...color }}
      head={
        chips.length > 0 && (
          <Card>
            <PlateChips label="车牌" chips={chips} isDisabled={false} />
          </Card>
        )
      }
    />
  );
}
