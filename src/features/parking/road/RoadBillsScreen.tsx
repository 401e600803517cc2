import { defaultFirst } from '@/domain/plate/defaultFirst';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type BoundPlate, useListBoundPlatesQuery } from '@/services/charge/plates';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { PlateChips } from '@/ui/plate/PlateChips';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { RoadBills } from './RoadBills';

/** The contract sends the colour for yellow plates only. */
const colorOf = ({ plateColor }: BoundPlate) => (plateColor === PLATE_COLOR.yellow ? { plateColor } : {});

/** The road-side bills of one plate: the one of the address, otherwise the driver's default plate. */
export default function RoadBillsScreen() {
  const { frame, query: given, go } = useScreen('roadParkingParkingList');
  const platesQuery = useListBoundPlatesQuery();
  const own = defaultFirst(platesQuery.currentData?.results ?? []);
  const [first] = own;
  const plateNo = given.plateNo ?? first?.plateNo;
  if (plateNo === undefined) {
    return (
      <ListScreen
        frame={frame}
        load={toLoadState(platesQuery, { what: '车辆加载失败', waitingFor: '正在查询车辆…', isEmpty: () => true })}
        empty={{
          drawing: 'plate',
          text: '还没有添加车辆。添加后，路内停车的账单会显示在这里',
          action: <LinkButton to={pathTo('roadParkingAddCar')}>添加车辆</LinkButton>,
        }}
      />
    );
  }
  const color = given.plateNo === undefined && first !== undefined ? colorOf(first) : { plateColor: given.plateColor };
  const chips = own.map((plate) => ({
    key: plate.plateId,
    plateNo: plate.plateNo,
    plateColor: plate.plateColor,
    isChosen: plate.plateNo === plateNo,
    onPress: () => {
      go.instead('roadParkingParkingList', { plateNo: plate.plateNo, ...colorOf(plate) });
    },
  }));
  return (
    <RoadBills
      key={plateNo}
      frame={frame}
      question={{ plateNo, ...color }}
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
