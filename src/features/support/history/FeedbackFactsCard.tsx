import { formatServerMoment } from '@/domain/formatServerMoment';
import { useCopy } from '@/flows/notices/useCopy';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import { type Feedback, FEEDBACK_SUBJECT_TYPE, FEEDBACK_TYPE } from '@/services/basic/support';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import { feedbackTypeLabel } from '../model/feedbackTypes';
import { toFeedbackContextFacts } from '../model/toFeedbackContextFacts';
import { feedbackNextStepText, feedbackStateLabel, feedbackStateTone } from './model/feedbackText';

const toRelatedRow = (title: string, to: string | undefined) => (to === undefined ? undefined : { title, to });

/**
 * The link to the subject of the feedback. Older feedback has no `relatedType`; its order is identified by the feedback
 * type.
 */
function relatedRow({ type, relatedNo, relatedType, parkId }: Feedback) {
  if (relatedNo === '') return undefined;
  if (parkId !== '')
    return toRelatedRow('看这笔账单', getPathIfInBuild('parkingRecordDetail', { uniqueId: relatedNo, parkId }));
  if (relatedType === FEEDBACK_SUBJECT_TYPE.invoice)
    return toRelatedRow('看这张发票', getPathIfInBuild('invoiceRecordDetail', { invoiceId: relatedNo }));
  if (relatedType === FEEDBACK_SUBJECT_TYPE.lock)
    return toRelatedRow('看这把地锁', getPathIfInBuild('spaceLockDetail', { lockId: relatedNo }));
  if (type !== FEEDBACK_TYPE.chargingBill || relatedType === FEEDBACK_SUBJECT_TYPE.coupon) return undefined;
  return toRelatedRow('看充电订单', getPathIfInBuild('chargeBillDetail', { orderNo: relatedNo }));
}

/** The state of the feedback, what happens next, and what it is about. */
export function FeedbackFactsCard({ feedback }: { readonly feedback: Feedback }) {
  const now = useServerNow();
  const copy = useCopy();
  const { feedbackId, type, reasonText, plateNo, occurTime } = feedback;
  const related = relatedRow(feedback);
  return (
    <Card>
      <CardStatusHeader
        title={reasonText || feedbackTypeLabel(type)}
        word={feedbackStateLabel(feedback)}
        tone={feedbackStateTone(feedback)}
      />
      <p>{feedbackNextStepText(feedback)}</p>
      <FactRows
        facts={[
          ...toFeedbackContextFacts(feedback),
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
