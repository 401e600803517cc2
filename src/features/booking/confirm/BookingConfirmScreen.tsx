import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

import { findAccountBindingErrorCode } from '../model/bindingError';
import { AccountBindingRequiredView } from '../parts/AccountBindingRequiredView';
import { missingBookableLotEmptyProps } from '../parts/missingItems';
import { useBookingForm } from '../parts/useBookingForm';
import { BookingConfirmView } from './BookingConfirmView';

/** 预约确认: the choices, their cost, and the button that submits the booking. */
export default function BookingConfirmScreen() {
  const { frame, query } = useScreen('bookingConfirm');
  const { parkId, berthId } = query;
  if (parkId === undefined) return <MissingItemScreen frame={frame} empty={missingBookableLotEmptyProps} />;
  return <ConfirmContent key={parkId} frame={frame} parkId={parkId} berthId={berthId} />;
}

interface ConfirmContentProps {
  readonly frame: ReturnType<typeof useScreen<'bookingConfirm'>>['frame'];
  readonly parkId: string;
  readonly berthId: string | undefined;
}

function ConfirmContent({ frame, parkId, berthId }: ConfirmContentProps) {
  const form = useBookingForm(parkId, berthId);
  const { parkQuery, packageQuery, berthQuery, chosen, noTimeText, berths } = form;
  const bindCode = findAccountBindingErrorCode(parkQuery, packageQuery);
  if (bindCode !== null) return <AccountBindingRequiredView frame={frame} code={bindCode} />;
  const park = parkQuery.currentData;
  const hasNoBerth = berthQuery.currentData !== undefined && berths.length === 0;
  const choicesQuery: LoadQueryResult<unknown> =
    noTimeText !== null ? packageQuery : combineQueries(packageQuery, berthQuery);
  const load = markLoadEmpty(
    toContentLoadState(combineQueries(parkQuery, choicesQuery), {
      message: '预约信息加载失败',
      waitingFor: '正在查询预约信息…',
      isGoneWhenRefused: true,
    }),
    noTimeText !== null || hasNoBerth,
  );
  if (load.state === 'ready' && park !== undefined && chosen !== undefined) {
    return <BookingConfirmView frame={frame} form={form} park={park} chosen={chosen} unreadText={load.unreadText} />;
  }
  const otherDayLink = <LinkButton to={pathTo('spaceBooking', { parkId })}>换一天</LinkButton>;
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={
        noTimeText !== null || hasNoBerth
          ? { illustration: 'bill', text: noTimeText ?? '这个时段没有车位', action: otherDayLink }
          : missingBookableLotEmptyProps
      }
      cardHeights={[220, 160, 200]}
    />
  );
}
