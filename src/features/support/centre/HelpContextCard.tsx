import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatPlate } from '@/domain/plate/plateFace';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';

import { type HelpQuery, toFeedbackContext } from '../model/feedbackContext';
import { feedbackContextFacts } from '../model/feedbackContextFacts';

/** What help was opened about: its numbers are already filled in. Null if the address names nothing. */
export function HelpContextCard({ query }: { readonly query: HelpQuery }) {
  const now = useServerNow();
  const about = toFeedbackContext(query);
  const facts = [
    ...feedbackContextFacts(about),
    { label: '车牌', value: about.plateNo === '' ? '' : formatPlate(about.plateNo) },
    { label: '时间', value: formatServerMoment(about.occurTime, now) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card title="反馈刚才的问题">
      <FactRows facts={facts} />
      <LinkButton variant="primary" to={pathTo('customerServiceFeedBack', query)}>
        带上这些信息去反馈
      </LinkButton>
    </Card>
  );
}
