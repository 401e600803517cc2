import { toPhotos } from '@/domain/stay/toPhotos';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import type { Appeal } from '@/services/transport/wire/appeal';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Timeline } from '@/ui/card/Timeline';
import { Photos } from '@/ui/picture/Photos';
import { Tag } from '@/ui/text/Tag';

import styles from './AppealCards.module.css';
import { appealStateLabel, appealSteps, appealTone, deadlineText, outcomeText } from './model/appealText';

/** The latest appeal against a bill: its state, the reply, and what was submitted. */
export function AppealCards({ appeal }: { readonly appeal: Appeal }) {
  const now = useServerNow();
  const { reasonText, content, contactPhone, pictures, replyText } = appeal;
  const note = deadlineText(appeal, now) || outcomeText(appeal);
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
        {pictures.length > 0 && <Photos photos={toPhotos(pictures, now)} />}
      </Card>
    </>
  );
}
