import { useChoice } from '@/flows/drafts/useChoice';
import { isBusyStage } from '@/flows/requests/requestStages';
import { type Booking, TAKEN_WISH } from '@/services/booking/bookings';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { Notice } from '@/ui/card/Notice';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { requestAdvice } from '@/widgets/loading/requestWords';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { MAX_TAKEN_PICTURES, useTaken } from './useTaken';

/** 车位被占: a photo of it, then another berth or the money. */
export function TakenCard({ booking }: { readonly booking: Booking }) {
  const name = `bookRecordDetail.taken:${booking.bookOrderNo}`;
  const [isOpen, show] = useChoice<number>(name, [0, 1], 0);
  const { upload, report, stage, isBusy } = useTaken(booking);
  const hasPicture = upload.picUrls.length > 0 && !upload.isUnfinished;
  return (
    <Card>
      <Rows>
        <ListRow title="车位被占了？" isOpen={isOpen === 1} onPress={() => show(isOpen === 1 ? 0 : 1)} />
      </Rows>
      {isOpen === 1 && (
        <>
          <p>拍下车位上的车，马上给您换车位，或全额退款</p>
          <PictureUpload label="照片" max={MAX_TAKEN_PICTURES} upload={upload} />
          <div role="alert" hidden={stage === null || isBusyStage(stage)}>
            {stage !== null && !isBusyStage(stage) && (
              <Notice tone="owed">
                {stage.is === 'unconfirmed'
                  ? '上报结果未确认，请看上面的车位和状态。再点一次会先查上次的结果'
                  : `上报失败，预约还在。${requestAdvice(stage)}`}
              </Notice>
            )}
          </div>
          {!hasPicture && <p>先添加一张照片</p>}
          <CardActions>
            <TextButton isDisabled={!hasPicture || isBusy} onPress={() => report(TAKEN_WISH.refund)}>
              全额退款
            </TextButton>
            <TextButton isDisabled={!hasPicture || isBusy} onPress={() => report(TAKEN_WISH.otherBerth)}>
              {isBusy ? '正在提交…' : '换个车位'}
            </TextButton>
          </CardActions>
        </>
      )}
    </Card>
  );
}
