import { formatIsoDay } from '@/domain/day';
import { formatYuan } from '@/domain/money';
import { parseServerTime } from '@/domain/time';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import type { OffPeakOrder } from '@/services/special/offPeak';
import { offPeakPackageOrderRequest } from '@/services/special/offPeakRequests';
import type { RenewalTerms } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';

import { offPeakOrderPlatesText } from '../model/offPeakOrderText';
import { offPeakViolationQuotaBlockText } from '../model/offPeakViolationQuotaText';
import { OffPeakOrderForm } from '../parts/OffPeakOrderForm';
import { useOffPeakViolationQuota } from '../parts/useOffPeakViolationQuota';
import { usePlaceOffPeakOrder } from '../parts/usePlaceOffPeakOrder';
import { calculateOffPeakPackagePeriod } from './model/offPeakPackageDraft';
import { usePromisedOffPeakPackagePeriods } from './usePromisedOffPeakPackagePeriods';

interface OffPeakRenewalFormProps {
  readonly frame: ScreenHeaderProps<'packageCarSelect'>;
  readonly previousOrder: OffPeakOrder;
  readonly renewal: RenewalTerms;
  /** How many days it adds; 0 if unknown before the order is placed. */
  readonly days: number;
  readonly refetchRenewal: () => unknown;
}

/**
 * Renews a package for the same cars. The old end, the new start and the new end are shown before the order is placed.
 */
export function OffPeakPackageRenewalForm({
  frame,
  previousOrder,
  renewal,
  days,
  refetchRenewal,
}: OffPeakRenewalFormProps) {
  const go = useScreenNavigator();
  const quota = useOffPeakViolationQuota();
  const promisedPeriods = usePromisedOffPeakPackagePeriods();
  const startMs = parseServerTime(renewal.newStartTime);
  const period = calculateOffPeakPackagePeriod({ days }, startMs);
  const { placeOrder, stage, isBusy } = usePlaceOffPeakOrder(offPeakPackageOrderRequest, previousOrder.orderNo, {
    onMade: (orderNo) => {
      if (period !== null) promisedPeriods.save(orderNo, period);
      go.replace('wrongTimePackagePay', { orderNo });
    },
    onRefused: refetchRenewal,
  });
  const plateIds = previousOrder.plates.map(({ plateId }) => plateId).filter((plateId) => plateId !== '');
  const block =
    (quota === null ? '' : offPeakViolationQuotaBlockText(quota)) ||
    (renewal.renewable === 1 && startMs !== null ? '' : renewal.reason || '现在不能续费') ||
    (plateIds.length === 0 ? '原来的车辆已不在您名下，请重新办理' : '');
  const submit = () => {
    if (startMs === null || isBusy) return;
    placeOrder({
      bagId: previousOrder.itemId,
      plateIds,
      startDate: formatIsoDay(startMs),
      renewOf: previousOrder.orderNo,
    });
  };
  const hasNewPrice = Number.isSafeInteger(renewal.cycleFee) && renewal.cycleFee !== previousOrder.payFee;
  return (
    <OffPeakOrderForm
      {...{ quota, stage, block, submit }}
      frame={{ ...frame, title: '续费错时套餐' }}
      cents={renewal.cycleFee}
    >
      {hasNewPrice && Number.isSafeInteger(previousOrder.payFee) && (
        <NoticeBanner tone="soon">
          价格已由 {formatYuan(previousOrder.payFee)} 变为 {formatYuan(renewal.cycleFee)}
        </NoticeBanner>
      )}
      <Card title={previousOrder.itemName || '错时套餐'}>
        <PassTimeline
          productName="套餐"
          oldEndMs={parseServerTime(previousOrder.endTime)}
          startMs={startMs}
          endMs={period?.endMs ?? null}
        />
        <WeeklyValidHoursStrip ranges={previousOrder.timeRanges} />
        <FactRows
          facts={[
            { label: '停车场', value: previousOrder.parkName },
            { label: '车辆', value: offPeakOrderPlatesText(previousOrder) },
            { label: '超时', value: previousOrder.overtimeRule },
          ]}
        />
      </Card>
    </OffPeakOrderForm>
  );
}
