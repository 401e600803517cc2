import { formatServerMoment } from '@/domain/formatServerMoment';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { FeedbackContext } from '@/services/basic/support';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import { toFeedbackContextFacts } from '../model/toFeedbackContextFacts';

/** The data submitted with the feedback, so that nobody has to type a number. Null if nothing is known. */
export function FeedbackContextCard({ about }: { readonly about: FeedbackContext }) {
  const now = useServerNow();
  const facts = [
    ...toFeedbackContextFacts(about),
    { label: '车牌', value: about.plateNo === '' ? '' : <PlateBadge plateNo={about.plateNo} /> },
    { label: '时间', value: formatServerMoment(about.occurTime, now) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card title="会一起提交">
      <FactRows facts={facts} />
    </Card>
  );
}
