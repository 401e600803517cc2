import { formatYuan } from '@/domain/money';
import { Card } from '@/ui/card/Card';
import { ChipRow } from '@/ui/choice/ChipRow';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { RadioList } from '@/ui/choice/RadioList';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { Amount } from '@/ui/text/Amount';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import type { BookingFormState } from '../parts/useBookingForm';

/** Chooses the day and the arrival time. */
export function BookingTimeChoiceCard({ form }: { readonly form: BookingFormState }) {
  const { days, bookDate, change, packageQuery, chosen } = form;
  const load = toContentLoadState(packageQuery, {
    message: '可预约的时段加载失败',
    waitingFor: '正在查询时段…',
    isEmpty: ({ list }) => list.length === 0,
    size: 'block',
  });
  return (
    <Card title="到达时段">
      <ChipRow>
        <ChoiceChips
          legend="日期"
          options={days}
          value={bookDate}
          onChange={(day) => change({ bookDate: day, packageId: '', berthId: '' })}
        />
      </ChipRow>
      <LoadStateContent
        {...toContentProps(load, { illustration: 'bill', text: '这一天没有可预约的时段' })}
        skeleton={<Skeleton height={180} />}
      >
        <RadioList
          legend="时段"
          options={(packageQuery.currentData?.list ?? []).map((timePackage) => ({
            value: timePackage.packageId,
            title: timePackage.packageName,
            note:
              timePackage.canBook === 1 ? depositText(timePackage.depositFee) : timePackage.disableReason || '不可预约',
            right: <Amount cents={timePackage.bookFee} isFree />,
            isDisabled: timePackage.canBook !== 1,
          }))}
          value={chosen?.packageId ?? null}
          onChange={(packageId) => change({ packageId, berthId: '' })}
        />
      </LoadStateContent>
    </Card>
  );
}

const depositText = (cents: number): string =>
  Number.isSafeInteger(cents) && cents > 0 ? `另付押金${formatYuan(cents)}，离场后退` : '';
