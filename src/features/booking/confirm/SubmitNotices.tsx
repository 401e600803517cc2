import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Notice } from '@/ui/card/Notice';
import { requestAdvice } from '@/widgets/loading/requestWords';

import { nearestFree } from '../model/choice';
import type { BookingForm } from '../parts/useBookingForm';

interface SubmitNoticesProps {
  readonly form: BookingForm;
  readonly stage: RequestStage | null;
}

/** What came of the last press, and the way on. Nothing was charged: a booking is paid after it is made. */
export function SubmitNotices({ form, stage }: SubmitNoticesProps) {
  const { berths, taken, change, isGone, berth } = form;
  const next = taken === undefined ? undefined : nearestFree(berths, taken.berthId);
  const isTaken = taken !== undefined && !isBusyStage(stage);
  return (
    <>
      {isGone && berth !== undefined && (
        <Notice tone="soon" isAnnounced>
          选的车位不能预约了，已换成 {berth.berthNo}，请确认
        </Notice>
      )}
      <div role="alert" hidden={!isTaken && (stage === null || isBusyStage(stage))}>
        {isTaken ? (
          <Notice
            tone="owed"
            {...(next === undefined
              ? {}
              : {
                  action: (
                    <TextButton onPress={() => change({ berthId: next.berthId })}>{`换成 ${next.berthNo}`}</TextButton>
                  ),
                })}
          >
            {taken.berthNo} 刚被订走，未产生费用。
            {next === undefined ? '这个时段没有空车位了，请换个时段' : `最近的空车位是 ${next.berthNo}`}
          </Notice>
        ) : (
          <StageNotice stage={stage} />
        )}
      </div>
    </>
  );
}

function StageNotice({ stage }: { readonly stage: RequestStage | null }) {
  if (stage === null || isBusyStage(stage)) return null;
  if (stage.is !== 'unconfirmed') {
    return <Notice tone="owed">{`预约失败，未产生费用。${requestAdvice(stage)}`}</Notice>;
  }
  const records = standing('bookRecord');
  return (
    <Notice
      tone="soon"
      {...(records === undefined ? {} : { action: <LinkButton to={records}>看我的预约</LinkButton> })}
    >
      预约结果未确认，未产生费用。再点一次会先查上次的结果，不会重复预约
    </Notice>
  );
}
