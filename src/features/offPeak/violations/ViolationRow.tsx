import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Violation } from '@/services/special/violations';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import {
  violationMonthOrdinalText,
  violationPenaltyText,
  violationStateTag,
  violationTypeLabel,
} from './model/violationText';

/** One violation in the list. Links to its details and its appeal. */
export function ViolationRow({ violation }: { readonly violation: Violation }) {
  const now = useServerNow();
  const { violationId, parkName, formatPlateNo, time } = violation;
  const { word, tone } = violationStateTag(violation);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('violationRecord', { violationId })}
          title={
            <>
              {violationTypeLabel(violation)} <Tag tone={tone}>{word}</Tag>
            </>
          }
          note={
            <InlineFacts
              of={[
                formatServerMoment(time, now),
                parkName,
                formatPlateNo,
                violationPenaltyText(violation),
                violationMonthOrdinalText(violation),
              ]}
            />
          }
        />
      </CardRows>
    </Card>
  );
}
