import { useLocation } from 'react-router-dom';

import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { contentOf, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PlateChips } from '@/ui/plate/PlateChips';
import { loadOf } from '@/widgets/loading/loadOf';

import type { BookingForm } from './useBookingForm';

/** The vehicle that comes. Without one, it is added first and the choices are kept. */
export function PlateCard({ form }: { readonly form: BookingForm }) {
  const { pathname, search } = useLocation();
  const { plateQuery, plates, plateNo, change } = form;
  const add = <LinkButton to={pathTo('addCar', { enCodeUrl: pathname + search })}>添加车辆</LinkButton>;
  const load = loadOf(plateQuery, {
    what: '车辆加载失败',
    waitingFor: '正在查询车辆…',
    isEmpty: ({ list }) => list.length === 0,
    size: 'block',
  });
  return (
    <Card title="车辆" right={add}>
      <LoadedContent
        {...contentOf(load, { drawing: 'plate', text: '还没有车辆，添加后接着预约' })}
        skeleton={<Skeleton height={72} />}
      >
        <PlateChips
          label="来停的车"
          chips={plates.map((plate) => ({
            key: plate.plateId,
            plateNo: plate.plateNo,
            plateColor: plate.plateColor,
            isChosen: plate.plateNo === plateNo,
            onPress: () => change({ plateNo: plate.plateNo }),
          }))}
          isDisabled={false}
        />
      </LoadedContent>
    </Card>
  );
}
