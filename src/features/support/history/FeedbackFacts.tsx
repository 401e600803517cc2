import { momentText } from '@/domain/momentText';
import { useCopy } from '@/flows/notices/useCopy';
import { standing } from '@/navigation/standing';
import { type Feedback, FEEDBACK_TYPE } from '@/services/basic/support';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StateHead } from '@/ui/card/StateHead';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import { aboutFacts } from '../model/aboutFacts';
import { kindName } from '../model/kinds';
import { nextText, stateTone, stateWord } from './model/feedbackWords';

/** The state of the feedback, what happens next, and what it is about. */
export function FeedbackFacts({ feedback }: { readonly feedback: Feedback }) {
  const now = useServerNow();
  const copy = useCopy();
  const { feedbackId, type, reasonText, plateNo, occurTime, relatedNo, parkId } = feedback;
  const bill =
    relatedNo !== '' && parkId !== '' ? standing('parkingRecordDetail', { uniqueId: relatedNo, parkId }) : undefined;
  const charge =
    relatedNo !== '' && type === FEEDBACK_TYPE.chargingBill
      ? standing('chargeBillDetail', { orderNo: relatedNo })
      : undefined;
  const related = bill ?? charge;
  return (
    <Card>
      <StateHead title={reasonText || kindName(type)} word={stateWord(feedback)} tone={stateTone(feedback)} />
      <p>{nextText(feedback)}</p>
      <FactRows
        facts={[
          ...aboutFacts(feedback),
          { label: '车牌', value: plateNo === '' ? '' : <PlateBadge plateNo={plateNo} /> },
          { label: '发生时间', value: momentText(occurTime, now) },
          { label: '反馈编号', value: feedbackId, onCopy: () => copy(feedbackId) },
        ]}
      />
      {related !== undefined && (
        <Rows>
          <ListRow title={bill === undefined ? '看充电订单' : '看这笔账单'} to={related} />
        </Rows>
      )}
    </Card>
  );
}
