import { photosOf } from '@/domain/stay/photosOf';
import { pathTo } from '@/navigation/paths';
import type { ParkingAppeal } from '@/services/charge/appeals';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Timeline } from '@/ui/card/Timeline';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Photos } from '@/ui/picture/Photos';
import { Tag } from '@/ui/text/Tag';

import styles from './AppealCards.module.css';
import { appealSteps, appealTone, appealWord, deadlineText, outcomeText } from './model/appealWords';
import { useWithdrawAppeal } from './useWithdrawAppeal';

/** The latest appeal against a bill: its state, the reply, and what was submitted. */
export function AppealCards({ appeal }: { readonly appeal: ParkingAppeal }) {
  const now = useServerNow();
  const withdraw = useWithdrawAppeal(appeal);
  const { uniqueId, parkId, reasonText, content, contactPhone, pictures, replyText, canCancel } = appeal;
  const note = deadlineText(appeal, now) || outcomeText(appeal);
  return (
    <>
      <Card>
        <div className={styles['head']}>
          <p className={styles['answer']}>{appealWord(appeal)}</p>
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
        {pictures.length > 0 && <Photos photos={photosOf(pictures, now)} />}
      </Card>
      <Card>
        <Rows>
          <ListRow title="看这笔账单" to={pathTo('parkingRecordDetail', { uniqueId, parkId })} />
          {canCancel === 1 && (
            <ListRow title="撤销申诉" note={withdraw.note ?? '不再处理，费用按原账单'} onPress={withdraw.ask} />
          )}
        </Rows>
      </Card>
    </>
  );
}
