import { toCameraPhotos } from '@/domain/stay/toCameraPhotos';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Appeal } from '@/services/schema/appeal';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Timeline } from '@/ui/card/Timeline';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';
import { Tag } from '@/ui/text/Tag';

import styles from './AppealDetailCards.module.css';
import { appealDeadlineText, appealStateLabel, appealSteps, appealTone, upheldAppealText } from './model/appealText';

/** The latest appeal against a bill: its state, the reply, and what was submitted. */
export function AppealDetailCards({ appeal }: { readonly appeal: Appeal }) {
  const now = useServerNow();
  const { reasonText, content, contactPhone, pictures, replyText } = appeal;
  const note = appealDeadlineText(appeal, now) || upheldAppealText(appeal);
  return (
    <>
      <Card>
        <div className={styles['head']}>
          <p className={styles['answer']}>{appealStateLabel(appeal)}</p>
          {reasonText !== '' && <Tag tone={appealTone(appeal)}>{reasonText}</Tag>}
        </div>
        {note !== '' && <p className={styles['note']}>{note}</p>}
        {replyText !== '' && <p>{replyText}</p>}
      </Card>
      <Card title="进度">
        <Timeline label="申诉进度" steps={appealSteps(appeal, now)} />
      </Card>
      <Card title="提交的内容">
        <FactRows
          facts={[
            { label: '原因', value: reasonText },
            { label: '说明', value: content },
            { label: '联系电话', value: contactPhone },
          ]}
        />
        {pictures.length > 0 && <PhotoGrid photos={toCameraPhotos(pictures, now)} />}
      </Card>
    </>
  );
}
