import { formatServerMoment } from '@/domain/formatServerMoment';
import { useCopy } from '@/flows/notices/useCopy';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { type Feedback, FEEDBACK_TYPE, RELATED_TYPE } from '@/services/basic/support';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import { feedbackAboutFacts } from '../model/feedbackAboutFacts';
import { feedbackKindLabel } from '../model/feedbackKinds';
import { feedbackNextText, feedbackStateLabel, feedbackStateTone } from './model/feedbackText';

const toRelatedRow = (title: string, to: string | undefined) => (to === undefined ? undefined : { title, to });

/**
 * The link to the subject of the feedback. Older feedback has no `relatedType`; its order is identified by the feedback
 * type.
 */
function relatedRow({ type, relatedNo, relatedType, parkId }: Feedback) {
  if (relatedNo === '') return undefined;
  if (parkId !== '')
    return toRelatedRow('看这笔账单', pathIfAvailable('parkingRecordDetail', { uniqueId: relatedNo, parkId }));
  if (relatedType === RELATED_TYPE.invoice)
    return toRelatedRow('看这张发票', pathIfAvailable('invoiceRecordDetail', { invoiceId: relatedNo }));
  if (relatedType === RELATED_TYPE.lock)
    return toRelatedRow('看这把地锁', pathIfAvailable('spaceLockDetail', { lockId: relatedNo }));
  if (type !== FEEDBACK_TYPE.chargingBill || relatedType === RELATED_TYPE.coupon) return undefined;
  return toRelatedRow('看充电订单', pathIfAvailable('chargeBillDetail', { orderNo: relatedNo }));
}

/** The state of the feedback, what happens next, and what it is about. */
export function FeedbackFacts({ feedback }: { readonly feedback: Feedback }) {
  const now = useServerNow();
  const copy = useCopy();
  const { feedbackId, type, reasonText, plateNo, occurTime } = feedback;
  const related = relatedRow(feedback);
  return (
    <Card>
      <StatusHeader
        title={reasonText || feedbackKindLabel(type)}
        word={feedbackStateLabel(feedback)}
        tone={feedbackStateTone(feedback)}
      />
      <p>{feedbackNextText(feedback)}</p>
      <FactRows
        facts={[
          ...feedbackAboutFacts(feedback),
          { label: '车牌', value: plateNo === '' ? '' : <PlateBadge plateNo={plateNo} /> },
          { label: '发生时间', value: formatServerMoment(occurTime, now) },
          { label: '反馈编号', value: feedbackId, onCopy: () => copy(feedbackId) },
        ]}
      />
      {related !== undefined && (
        <CardRows>
          <ListRow {...related} />
        </CardRows>
      )}
    </Card>
  );
}
