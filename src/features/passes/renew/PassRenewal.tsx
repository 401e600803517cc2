import { skipToken } from '@reduxjs/toolkit/query';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useCheckRenewableQuery } from '@/services/special/passes';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { combineQueries, toLoadState } from '@/widgets/loading/toLoadState';

import { missingPass } from '../parts/missingPass';
import { usePass } from '../parts/usePass';
import { RenewView } from './RenewView';

interface PassRenewalProps {
  readonly frame: ScreenHeaderProps<'monthlyPassRenew' | 'renew'>;
  readonly orderNo: string | undefined;
}

/** The renewal of one pass, loaded with the server's check whether it can be renewed. */
export function PassRenewal({ frame, orderNo }: PassRenewalProps) {
  const { pass, query: passQuery } = usePass(orderNo);
  const checkQuery = useCheckRenewableQuery(
    pass === undefined ? skipToken : { bizType: BIZ_TYPE.pass, orderNo: pass.bagOrderNo },
    { refetchOnMountOrArgChange: true },
  );
  const renewal = checkQuery.currentData;
  if (pass === undefined || renewal === undefined) {
    const load = toLoadState(combineQueries(passQuery, checkQuery), {
      message: '续费信息加载失败',
      waitingFor: '正在查询能否续费…',
      isGoneWhenRefused: true,
      isNamed: orderNo !== undefined,
    });
    return <DetailScreen frame={frame} load={load} empty={missingPass} cardHeights={[120, 90, 170]} />;
  }
  return (
    <RenewView
      key={pass.bagOrderNo}
      frame={frame}
      pass={pass}
      renewal={renewal}
      refetchRenewal={() => void checkQuery.refetch()}
    />
  );
}
