import { momentText } from '@/domain/momentText';
import { useCopy } from '@/flows/notices/useCopy';
import { standing } from '@/navigation/standing';
import { type Feedback, FEEDBACK_TYPE, RELATED_TYPE } from '@/services/basic/support';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import { aboutFacts } from '../model/aboutFacts';
import { kindName } from '../model/kinds';
import { nextText, stateTone, stateWord } from './model/feedbackWords';

const rowTo = (title: string, to: string | undefined) => (to === undefined ? undefined : { title, to });

/** The screen of what the feedback is about. Orders of before numbers had a kind are known by the kind of the feedback. */
function leadsTo({ type, relatedNo, relatedType, parkId }: Feedback) {
  if (relatedNo === '') return undefined;
  if (parkId !== '') return rowTo('看这笔账单', standing('parkingRecordDetail', { uniqueId: relatedNo, parkId }));
  if (relatedType === RELATED_TYPE.invoice)
    return rowTo('看这张发票', standing('invoiceRecordDetail', { invoiceId: relatedNo }));
  if (relatedType === RELATED_TYPE.lock) return rowTo('看这把地锁', standing('spaceLockDetail', { lockId: relatedNo }));
  if (type !== FEEDBACK_TYPE.chargingBill || relatedType === RELATED_TYPE.coupon) return undefined;
  return rowTo('看充电订单', standing('chargeBillDetail', { orderNo: relatedNo }));
}

/** The state of the feedback, what happens next, and what it is about. */
export function FeedbackFacts({ feedback }: { readonly feedback: Feedback }) {
  const now = useServerNow();
  const copy = useCopy();
  const { feedbackId, type, reasonText, plateNo, occurTime } = feedback;
  const related = leadsTo(feedback);
  return (
    <Card>
      <StatusHeader title={reasonText || kindName(type)} word={stateWord(feedback)} tone={stateTone(feedback)} />
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
          <ListRow {...related} />
        </Rows>
      )}
    </Card>
  );
}
