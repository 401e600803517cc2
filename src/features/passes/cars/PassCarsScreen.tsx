import { useScreen } from '@/navigation/hooks/useScreen';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { missingPassEmptyProps } from '../parts/missingItems';
import { usePass } from '../parts/usePass';
import { ChangePassCarsView } from './ChangePassCarsView';

/** 月卡添加车辆: changes the cars of a pass, up to its maximum. */
export default function PassCarsScreen() {
  const { frame, query } = useScreen('monthlyPassAddCar');
  const { pass, query: passQuery } = usePass(query.orderNo);
  const platesQuery = useListBoundPlatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const plates = platesQuery.currentData?.results;
  if (pass === undefined || plates === undefined) {
    const load = toContentLoadState(combineQueries(passQuery, platesQuery), {
      message: '月卡车辆加载失败',
      waitingFor: '正在查询月卡车辆…',
      isGoneWhenRefused: true,
      isNamed: query.orderNo !== undefined,
    });
    return <DetailScreen frame={frame} load={load} empty={missingPassEmptyProps} cardHeights={[120, 170]} />;
  }
  return <ChangePassCarsView key={pass.bagOrderNo} frame={frame} pass={pass} plates={plates} />;
}
