import { formatTimeRange } from '@/domain/formatTimeRange';
import { formatMoment, parseServerTime } from '@/domain/time';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { BookingPackage } from '@/services/booking/bookings';
import type { BookablePark } from '@/services/booking/parks';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { Amount } from '@/ui/text/Amount';
import { requestBusyText } from '@/widgets/loading/requestText';

import { berthTypeLabel, formatBerthPlace } from '../model/berthText';
import { BookingCostCards } from '../parts/BookingCostCards';
import { BookingPlateChoiceCard } from '../parts/BookingPlateChoiceCard';
import type { BookingFormState } from '../parts/useBookingForm';
import { SubmitBookingNotices } from './SubmitBookingNotices';
import { useSubmitBooking } from './useSubmitBooking';

interface BookingConfirmViewProps {
  readonly frame: ScreenHeaderProps<'bookingConfirm'>;
  readonly form: BookingFormState;
  readonly park: BookablePark;
  readonly chosen: BookingPackage;
  /** Notice about rows that could not be parsed; undefined if there are none. */
  readonly unreadText: string | undefined;
}

/** A booking before submission: no berth is reserved and nothing is charged yet. */
export function BookingConfirmView({ frame, form, park, chosen, unreadText }: BookingConfirmViewProps) {
  const now = useServerNow();
  const submit = useSubmitBooking(form, chosen);
  const { plateNo, takenBerth } = form;
  const berth = takenBerth ?? form.berth;
  const span = (from: string, to: string) => formatTimeRange(parseServerTime(from), parseServerTime(to), now);
  const blockReason =
    takenBerth !== undefined
      ? '请换个车位'
      : berth === undefined
        ? '没有空车位了'
        : plateNo === ''
          ? '请先添加车辆'
          : Number.isNaN(chosen.payFee)
            ? '费用未知，请稍后重试'
            : '';
  const press = usePrimaryButtonHandler(blockReason, submit.press);
  const changeLink = (
    <RequiredFormPart isMissing={takenBerth !== undefined || berth === undefined}>
      <LinkButton to={pathTo('spaceBooking', { parkId: form.parkId })}>改选</LinkButton>
    </RequiredFormPart>
  );
  return (
    <ScreenFrame
      {...frame}
      bar={
        <BottomActionBar left={<Amount cents={chosen.payFee} size="card" />} note={blockReason || undefined}>
          <PrimaryButton
            onPress={press}
            busyText={
              requestBusyText(submit.stage, '正在提交…') ??
              (blockReason !== '' && form.isLoading ? '正在查询…' : undefined)
            }
          >
            提交预约
          </PrimaryButton>
        </BottomActionBar>
      }
    >
      <RequiredFormPart isMissing={takenBerth !== undefined}>
        <SubmitBookingNotices form={form} stage={submit.stage} />
      </RequiredFormPart>
      {unreadText !== undefined && <NoticeBanner tone="soon">{unreadText}</NoticeBanner>}
      <Card title={park.parkName} right={changeLink}>
        <FactRows
          facts={[
            { label: '车位', value: berth === undefined ? '' : `${formatBerthPlace(berth)} ${berthTypeLabel(berth)}` },
            { label: '时段', value: span(chosen.startTime, chosen.endTime) },
            { label: '可入场', value: span(chosen.earliestEntryTime, chosen.latestEntryTime) },
            { label: '付款', value: holdText(park.holdMinutes, now) },
            { label: '地址', value: park.parkAddr },
          ]}
        />
      </Card>
      <RequiredFormPart isMissing={plateNo === ''}>
        <BookingPlateChoiceCard form={form} />
      </RequiredFormPart>
      <BookingCostCards costs={chosen} />
    </ScreenFrame>
  );
}

/** `保留5分钟，12:05 前付款`. */
const holdText = (minutes: number, nowMs: number): string =>
  Number.isNaN(minutes)
    ? ''
    : `保留${String(minutes)}分钟，${formatMoment(nowMs + minutes * MINUTE_MS, nowMs).replace('今天 ', '')} 前付款`;
