import { useScreen } from '@/navigation/hooks/useScreen';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { missingPassEmptyProps } from '../parts/missingItems';
import { usePass } from '../parts/usePass';
import { PassView } from './PassView';

/** 月卡详情. */
export default function PassDetailScreen() {
  const { frame, query } = useScreen('monthlyPassDetail');
  const { pass, load, query: passQuery } = usePass(query.orderNo);
  if (pass === undefined) {
    return <DetailScreen frame={frame} load={load} empty={missingPassEmptyProps} cardHeights={[130, 150, 180, 120]} />;
  }
  return (
    <PassView
      key={`${pass.bagOrderNo} ${pass.unpaidOrderNo}`}
      frame={frame}
      pass={pass}
      refetchPass={async () => {
        const { data, isError } = await passQuery.refetch();
        return isError ? undefined : data;
      }}
    />
  );
}
