import { momentText } from '@/domain/momentText';
import { pathTo } from '@/navigation/paths';
import type { Violation } from '@/services/special/violations';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Tag } from '@/ui/text/Tag';

import { countText, penaltyText, violationState, violationTitle } from './model/violationWords';

/** One violation in the list. Leads to what it was and to its appeal. */
export function ViolationRow({ violation }: { readonly violation: Violation }) {
  const now = useServerNow();
  const { violationId, parkName, formatPlateNo, time } = violation;
  const { word, tone } = violationState(violation);
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('violationRecord', { violationId })}
          title={
            <>
              {violationTitle(violation)} <Tag tone={tone}>{word}</Tag>
            </>
          }
          note={
            <Facts
              of={[momentText(time, now), parkName, formatPlateNo, penaltyText(violation), countText(violation)]}
            />
          }
        />
      </Rows>
    </Card>
  );
}
