import { dayOf } from '@/domain/day';
import { formatYuan } from '@/domain/money';
import { parseServerTime } from '@/domain/time';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { useGo } from '@/navigation/hooks/useGo';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OffPeakOrder } from '@/services/special/offPeak';
import type { Renewal } from '@/services/special/passes';
import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { busyTextOf } from '@/widgets/loading/requestWords';
import { PassTimeline } from '@/widgets/pass/PassTimeline';
import { WeekStrip } from '@/widgets/pass/WeekStrip';

import { platesText } from '../model/orderWords';
import { quotaBlock } from '../model/quotaWords';
import { packageOrdering } from '../offPeakRequests';
import { OrderingNotice } from '../parts/OrderingNotice';
import { QuotaNotice } from '../parts/QuotaNotice';
import { useOrdering } from '../parts/useOrdering';
import { useQuota } from '../parts/useQuota';
import { packagePeriod } from './model/packageDraft';
import { usePromise } from './usePromise';

interface RenewalFormProps {
  readonly frame: ScreenHeaderProps<'packageCarSelect'>;
  readonly former: OffPeakOrder;
  readonly renewal: Renewal;
  /** How many days it adds; 0 where that is not known before the order is made. */
  readonly days: number;
  readonly readAgain: () => unknown;
}

/** Renews a package for the same cars: the old end, the new start and the new end are said before anything is ordered. */
export function RenewalForm({ frame, former, renewal, days, readAgain }: RenewalFormProps) {
  const go = useGo();
  const quota = useQuota();
  const promise = usePromise();
  const startMs = parseServerTime(renewal.newStartTime);
  const period = packagePeriod({ days }, startMs);
  const { order, stage, isBusy } = useOrdering(packageOrdering, former.orderNo, {
    onMade: (orderNo) => {
      if (period !== null) promise.keep(orderNo, period);
      go.instead('wrongTimePackagePay', { orderNo });
    },
    onRefused: readAgain,
  });
  const plateIds = former.plates.map(({ plateId }) => plateId).filter((plateId) => plateId !== '');
  const block =
    (quota === null ? '' : quotaBlock(quota)) ||
    (renewal.renewable === 1 && startMs !== null ? '' : renewal.reason || '现在不能续费') ||
    (plateIds.length === 0 ? '原来的车辆已不在您名下，请重新办理' : '');
  const submit = () => {
    if (startMs === null || isBusy) return;
    order({ bagId: former.itemId, plateIds, startDate: dayOf(startMs), renewOf: former.orderNo });
  };
  const press = usePrimaryAct(block, submit);
  const hasNewPrice = Number.isSafeInteger(renewal.cycleFee) && renewal.cycleFee !== former.payFee;
  const bar = (
    <BottomBar left={<Amount cents={renewal.cycleFee} size="card" />} {...(block === '' ? {} : { note: block })}>
      <PrimaryButton onPress={press} busyText={busyTextOf(stage, '正在下单…')}>
        下一步
      </PrimaryButton>
    </BottomBar>
  );
  return (
    <ScreenFrame {...frame} title="续费错时套餐" bar={bar}>
      <QuotaNotice quota={quota} />
      <OrderingNotice stage={stage} />
      {hasNewPrice && Number.isSafeInteger(former.payFee) && (
        <Notice tone="soon">
          价格已由 {formatYuan(former.payFee)} 变为 {formatYuan(renewal.cycleFee)}
        </Notice>
      )}
      <Card title={former.itemName || '错时套餐'}>
        <PassTimeline
          what="套餐"
          oldEndMs={parseServerTime(former.endTime)}
          startMs={startMs}
          endMs={period?.endMs ?? null}
        />
        <WeekStrip ranges={former.timeRanges} />
        <FactRows
          facts={[
            { label: '停车场', value: former.parkName },
            { label: '车辆', value: platesText(former) },
            { label: '超时', value: former.overtimeRule },
          ]}
        />
      </Card>
    </ScreenFrame>
  );
}
