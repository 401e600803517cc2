import { formatMoment, parseServerTime } from '@/domain/time';
import { formatSpan } from '@/domain/timeSpan';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { MINUTE_MS } from '@/lib/timeUnits';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { BookPackage } from '@/services/booking/bookings';
import type { BookablePark } from '@/services/booking/parks';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Missing } from '@/ui/missing/Missing';
import { Amount } from '@/ui/text/Amount';
import { busyTextOf } from '@/widgets/loading/requestWords';

import { berthPlace, typeWord } from '../model/berthWords';
import { BookingPlate } from '../parts/BookingPlate';
import { CostCards } from '../parts/CostCards';
import type { BookingForm } from '../parts/useBookingForm';
import { SubmitNotices } from './SubmitNotices';
import { useSubmit } from './useSubmit';

interface ConfirmViewProps {
  readonly frame: ScreenHeaderProps<'bookingConfirm'>;
  readonly form: BookingForm;
  readonly park: BookablePark;
  readonly chosen: BookPackage;
  /** Rows that cannot be shown; undefined if there are none. */
  readonly unreadText: string | undefined;
}

/** A booking before it is made: nothing is held and nothing costs until it is submitted. */
export function ConfirmView({ frame, form, park, chosen, unreadText }: ConfirmViewProps) {
  const now = useServerNow();
  const submit = useSubmit(form, chosen);
  const { plateNo, taken } = form;
  const berth = taken ?? form.berth;
  const span = (from: string, to: string) => formatSpan(parseServerTime(from), parseServerTime(to), now);
  const missing =
    taken !== undefined
      ? '请换个车位'
      : berth === undefined
        ? '没有空车位了'
        : plateNo === ''
          ? '请先添加车辆'
          : Number.isNaN(chosen.payFee)
            ? '费用未知，请稍后重试'
            : '';
  const press = usePrimaryAct(missing, submit.press);
  const change = (
    <Missing is={taken !== undefined || berth === undefined}>
      <LinkButton to={pathTo('spaceBooking', { parkId: form.parkId })}>改选</LinkButton>
    </Missing>
  );
  return (
    <ScreenFrame
      {...frame}
      bar={
        <BottomBar left={<Amount cents={chosen.payFee} size="card" />} {...(missing === '' ? {} : { note: missing })}>
          <PrimaryButton
            onPress={press}
            busyText={
              busyTextOf(submit.stage, '正在提交…') ?? (missing !== '' && form.isLoading ? '正在查询…' : undefined)
            }
          >
            提交预约
          </PrimaryButton>
        </BottomBar>
      }
    >
      <Missing is={taken !== undefined}>
        <SubmitNotices form={form} stage={submit.stage} />
      </Missing>
      {unreadText !== undefined && <Notice tone="soon">{unreadText}</Notice>}
      <Card title={park.parkName} right={change}>
        <FactRows
          facts={[
            { label: '车位', value: berth === undefined ? '' : `${berthPlace(berth)} ${typeWord(berth)}` },
            { label: '时段', value: span(chosen.startTime, chosen.endTime) },
            { label: '可入场', value: span(chosen.earliestEntryTime, chosen.latestEntryTime) },
            { label: '付款', value: holdWords(park.holdMinutes, now) },
            { label: '地址', value: park.parkAddr },
          ]}
        />
      </Card>
      <Missing is={plateNo === ''}>
        <BookingPlate form={form} />
      </Missing>
      <CostCards costs={chosen} />
    </ScreenFrame>
  );
}

/** `保留5分钟，12:05 前付款`. */
const holdWords = (minutes: number, nowMs: number): string =>
  Number.isNaN(minutes)
    ? ''
    : `保留${String(minutes)}分钟，${formatMoment(nowMs + minutes * MINUTE_MS, nowMs).replace('今天 ', '')} 前付款`;
