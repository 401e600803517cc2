import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { requestFailureText } from '@/widgets/loading/requestText';

import { findNearestFreeBerth } from '../model/bookingDraft';
import type { BookingFormState } from '../parts/useBookingForm';

interface SubmitNoticesProps {
  readonly form: BookingFormState;
  readonly stage: IdempotentRequestStage | null;
}

/**
 * The result of the last submission and the next step. Nothing is charged at this point: a booking is paid after it has
 * been created.
 */
export function SubmitBookingNotices({ form, stage }: SubmitNoticesProps) {
  const { berths, takenBerth, change, isBerthRemoved, berth } = form;
  const alternative = takenBerth === undefined ? undefined : findNearestFreeBerth(berths, takenBerth.berthId);
  const isTaken = takenBerth !== undefined && !isBusyRequestStage(stage);
  return (
    <>
      {isBerthRemoved && berth !== undefined && (
        <NoticeBanner tone="soon" isAnnounced>
          选的车位不能预约了，已换成 {berth.berthNo}，请确认
        </NoticeBanner>
      )}
      <div role="alert" hidden={!isTaken && (stage === null || isBusyRequestStage(stage))}>
        {isTaken ? (
          <NoticeBanner
            tone="owed"
            action={
              alternative === undefined ? undefined : (
                <TextButton
                  onPress={() => change({ berthId: alternative.berthId })}
                >{`换成 ${alternative.berthNo}`}</TextButton>
              )
            }
          >
            {takenBerth.berthNo} 刚被订走，未产生费用。
            {alternative === undefined ? '这个时段没有空车位了，请换个时段' : `最近的空车位是 ${alternative.berthNo}`}
          </NoticeBanner>
        ) : (
          <StageNotice stage={stage} />
        )}
      </div>
    </>
  );
}

function StageNotice({ stage }: { readonly stage: IdempotentRequestStage | null }) {
  if (stage === null || isBusyRequestStage(stage)) return null;
  if (stage.is !== 'unconfirmed') {
    return <NoticeBanner tone="owed">{`预约失败，未产生费用。${requestFailureText(stage)}`}</NoticeBanner>;
  }
  const recordsPath = getPathIfInBuild('bookRecord');
  return (
    <NoticeBanner
      tone="soon"
      action={recordsPath === undefined ? undefined : <LinkButton to={recordsPath}>看我的预约</LinkButton>}
    >
      预约结果未确认，未产生费用。再点一次会先查上次的结果，不会重复预约
    </NoticeBanner>
  );
}
