import { skipToken } from '@reduxjs/toolkit/query';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_KIND, useGetPackageOrderQuery, useListOffPeakPackagesQuery } from '@/services/special/offPeak';
import { useCheckRenewableQuery } from '@/services/special/passes';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';

import { goneOrder } from '../parts/goneOrder';
import { RenewalForm } from './RenewalForm';

const FRESH = { refetchOnMountOrArgChange: true } as const;

interface PackageRenewalProps {
  readonly frame: ScreenHeaderProps<'packageCarSelect'>;
  readonly orderNo: string;
}

/** The renewal of a package: whether it is possible, from when, and for how much, by the server's word. */
export function PackageRenewal({ frame, orderNo }: PackageRenewalProps) {
  const orderQuery = useGetPackageOrderQuery({ orderNo }, FRESH);
  const renewalQuery = useCheckRenewableQuery({ bizType: BIZ_TYPE.offPeakPackage, orderNo }, FRESH);
  const former = orderQuery.currentData;
  const renewal = renewalQuery.currentData;
  const sold = useListOffPeakPackagesQuery(former === undefined ? skipToken : { parkId: former.parkId }, FRESH);
  if (former !== undefined && renewal !== undefined && former.kind === OFF_PEAK_KIND.package) {
    const days = sold.currentData?.results.find(({ bagId }) => bagId === former.itemId)?.days ?? 0;
    return <RenewalForm frame={frame} former={former} renewal={renewal} days={days} readAgain={renewalQuery.refetch} />;
  }
  const load = toLoadState(joinQueries(orderQuery, renewalQuery), {
    what: '续费加载失败',
    waitingFor: '正在查询续费…',
    isGoneWhenRefused: true,
  });
  return <DetailScreen frame={{ ...frame, title: '续费错时套餐' }} load={load} empty={goneOrder} />;
}
