import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { isBusyRequestStage } from '@/flows/requests/requestStages';
import { type Booking, TAKEN_BERTH_REMEDY } from '@/services/booking/bookings';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { requestFailureText } from '@/widgets/loading/requestText';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { MAX_TAKEN_BERTH_PICTURES, useReportTakenBerth } from './useReportTakenBerth';

/** 车位被占: a photo as evidence, then another berth or a refund. */
export function TakenBerthReportCard({ booking }: { readonly booking: Booking }) {
  const choiceName = `bookRecordDetail.taken:${booking.bookOrderNo}`;
  const [isOpen, setOpen] = usePersistedSelection<number>(choiceName, [0, 1], 0);
  const { upload, report, stage, isBusy } = useReportTakenBerth(booking);
  const hasPicture = upload.picUrls.length > 0 && !upload.isUnfinished;
  return (
    <Card>
      <CardRows>
        <ListRow title="车位被占了？" isOpen={isOpen === 1} onPress={() => setOpen(isOpen === 1 ? 0 : 1)} />
      </CardRows>
      {isOpen === 1 && (
        <>
          <p>拍下车位上的车，马上给您换车位，或全额退款</p>
          <PictureUpload label="照片" max={MAX_TAKEN_BERTH_PICTURES} upload={upload} />
          <div role="alert" hidden={stage === null || isBusyRequestStage(stage)}>
            {stage !== null && !isBusyRequestStage(stage) && (
              <NoticeBanner tone="owed">
                {stage.is === 'unconfirmed'
                  ? '上报结果未确认，请看上面的车位和状态。再点一次会先查上次的结果'
                  : `上报失败，预约还在。${requestFailureText(stage)}`}
              </NoticeBanner>
            )}
          </div>
          {!hasPicture && <p>先添加一张照片</p>}
          <CardActions>
            <TextButton isDisabled={!hasPicture || isBusy} onPress={() => report(TAKEN_BERTH_REMEDY.refund)}>
              全额退款
            </TextButton>
            <TextButton isDisabled={!hasPicture || isBusy} onPress={() => report(TAKEN_BERTH_REMEDY.otherBerth)}>
              {isBusy ? '正在提交…' : '换个车位'}
            </TextButton>
          </CardActions>
        </>
      )}
    </Card>
  );
}
