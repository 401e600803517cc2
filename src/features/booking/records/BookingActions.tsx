import { type BookingPhase, isBookedCarInBerth } from '@/domain/booking/bookingPhase';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import type { Booking } from '@/services/booking/bookings';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { requestFailureText } from '@/widgets/loading/requestText';

import { useBookingExtensionOffer } from './useBookingExtensionOffer';
import { useCancelBooking } from './useCancelBooking';

interface BookingActionsProps {
  readonly booking: Booking;
  readonly phase: BookingPhase;
}

/** The available changes of a booking. */
export function BookingActions({ booking, phase }: BookingActionsProps) {
  const cancel = useCancelBooking(booking);
  const extend = useBookingExtensionOffer(booking, isBookedCarInBerth(phase));
  const canCancel = booking.canCancel === 1;
  const tip = canCancel || isBookedCarInBerth(phase) ? '' : booking.cancelTip;
  const isShown = canCancel || extend.isOffered || (phase !== 'unpaid' && tip !== '' && phase === 'open');
  return (
    <>
      <div role="alert" hidden={cancel.stage === null || isBusyRequestStage(cancel.stage)}>
        <CancelNotice stage={cancel.stage} />
      </div>
      {isShown && (
        <Card>
          {tip !== '' && <p>{tip}</p>}
          {extend.note !== '' && <p>{extend.note}</p>}
          <CardActions>
            {extend.canExtend && <TextButton onPress={extend.press}>续时</TextButton>}
            {canCancel && (
              <TextButton tone="danger" isDisabled={cancel.isBusy} onPress={cancel.press}>
                {cancel.isBusy ? '正在取消…' : '取消预约'}
              </TextButton>
            )}
          </CardActions>
        </Card>
      )}
    </>
  );
}

function CancelNotice({ stage }: { readonly stage: IdempotentRequestStage | null }) {
  if (stage === null || isBusyRequestStage(stage)) return null;
  if (stage.is === 'unconfirmed') {
    return <NoticeBanner tone="soon">取消结果未确认，请看上面的状态。再点一次会先查上次的结果</NoticeBanner>;
  }
  return <NoticeBanner tone="owed">{`取消失败，预约还在。${requestFailureText(stage)}`}</NoticeBanner>;
}
