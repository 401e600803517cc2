import { momentText } from '@/domain/momentText';
import { formatPlate } from '@/domain/plate/plateFace';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';

import { aboutOf, type AskedAbout } from '../model/about';
import { aboutFacts } from '../model/aboutFacts';

/** Where help was opened from: its numbers are filled in already. Null where the address names nothing. */
export function AskedAboutCard({ asked }: { readonly asked: AskedAbout }) {
  const now = useServerNow();
  const about = aboutOf(asked);
  const facts = [
    ...aboutFacts(about),
    { label: '车牌', value: about.plateNo === '' ? '' : formatPlate(about.plateNo) },
    { label: '时间', value: momentText(about.occurTime, now) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card title="反馈刚才的问题">
      <FactRows facts={facts} />
      <LinkButton variant="primary" to={pathTo('customerServiceFeedBack', asked)}>
        带上这些信息去反馈
      </LinkButton>
    </Card>
  );
}
