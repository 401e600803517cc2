import { momentText } from '@/domain/momentText';
import type { FeedbackAbout } from '@/services/basic/support';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { PlateBadge } from '@/ui/plate/PlateBadge';

import { aboutFacts } from '../model/aboutFacts';

/** What was filled in already, so that nobody has to type a number. Null where nothing is known. */
export function AboutCard({ about }: { readonly about: FeedbackAbout }) {
  const now = useServerNow();
  const facts = [
    ...aboutFacts(about),
    { label: '车牌', value: about.plateNo === '' ? '' : <PlateBadge plateNo={about.plateNo} /> },
    { label: '时间', value: momentText(about.occurTime, now) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card title="会一起提交">
      <FactRows facts={facts} />
    </Card>
  );
}
