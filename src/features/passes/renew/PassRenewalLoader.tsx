import { skipToken } from '@reduxjs/toolkit/query';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useCheckRenewableQuery } from '@/services/special/passes';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { missingPassEmptyProps } from '../parts/missingItems';
import { usePass } from '../parts/usePass';
import { PassRenewalForm } from './PassRenewalForm';

interface PassRenewalLoaderProps {
  readonly frame: ScreenHeaderProps<'monthlyPassRenew' | 'renew'>;
  readonly orderNo: string | undefined;
}

/** The renewal of one pass, loaded with the server's check whether it can be renewed. */
export function PassRenewalLoader({ frame, orderNo }: PassRenewalLoaderProps) {
  const { pass, query: passQuery } = usePass(orderNo);
  const checkQuery = useCheckRenewableQuery(
    pass === undefined ? skipToken : { bizType: BIZ_TYPE.pass, orderNo: pass.bagOrderNo },
    { refetchOnMountOrArgChange: true },
  );
  const renewal = checkQuery.currentData;
  if (pass === undefined || renewal === undefined) {
    const load = toContentLoadState(combineQueries(passQuery, checkQuery), {
      message: '续费信息加载失败',
      waitingFor: '正在查询能否续费…',
      isGoneWhenRefused: true,
      isNamed: orderNo !== undefined,
    });
    return <DetailScreen frame={frame} load={load} empty={missingPassEmptyProps} cardHeights={[120, 90, 170]} />;
  }
  return (
    <PassRenewalForm
      key={pass.bagOrderNo}
      frame={frame}
      pass={pass}
      renewal={renewal}
      refetchRenewal={() => void checkQuery.refetch()}
    />
  );
}
