import { skipToken } from '@reduxjs/toolkit/query';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_ORDER_KIND, useGetPackageOrderQuery, useListOffPeakPackagesQuery } from '@/services/special/offPeak';
import { useCheckRenewableQuery } from '@/services/special/passes';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { missingOffPeakOrderEmptyProps } from '../parts/missingOffPeakOrderEmptyProps';
import { OffPeakPackageRenewalForm } from './OffPeakPackageRenewalForm';

const FETCH_OPTIONS = { refetchOnMountOrArgChange: true } as const;

interface OffPeakRenewalLoaderProps {
  readonly frame: ScreenHeaderProps<'packageCarSelect'>;
  readonly orderNo: string;
}

/** Loads the renewal of a package: whether it is possible, from when, and for how much, according to the server. */
export function OffPeakPackageRenewalLoader({ frame, orderNo }: OffPeakRenewalLoaderProps) {
  const orderQuery = useGetPackageOrderQuery({ orderNo }, FETCH_OPTIONS);
  const renewalQuery = useCheckRenewableQuery({ bizType: BIZ_TYPE.offPeakPackage, orderNo }, FETCH_OPTIONS);
  const previousOrder = orderQuery.currentData;
  const renewal = renewalQuery.currentData;
  const packagesQuery = useListOffPeakPackagesQuery(
    previousOrder === undefined ? skipToken : { parkId: previousOrder.parkId },
    FETCH_OPTIONS,
  );
  if (previousOrder !== undefined && renewal !== undefined && previousOrder.kind === OFF_PEAK_ORDER_KIND.package) {
    const days = packagesQuery.currentData?.results.find(({ bagId }) => bagId === previousOrder.itemId)?.days ?? 0;
    return (
      <OffPeakPackageRenewalForm
        frame={frame}
        previousOrder={previousOrder}
        renewal={renewal}
        days={days}
        refetchRenewal={renewalQuery.refetch}
      />
    );
  }
  const load = toContentLoadState(combineQueries(orderQuery, renewalQuery), {
    message: '续费加载失败',
    waitingFor: '正在查询续费…',
    isGoneWhenRefused: true,
  });
  return <DetailScreen frame={{ ...frame, title: '续费错时套餐' }} load={load} empty={missingOffPeakOrderEmptyProps} />;
}
