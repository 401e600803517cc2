import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { OffPeakViolation } from '@/services/special/violations';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import {
  offPeakViolationMonthOrdinalText,
  offPeakViolationPenaltyText,
  offPeakViolationStateTag,
  offPeakViolationTypeLabel,
} from './model/violationText';

/** One violation in the list. Links to its details and its appeal. */
export function OffPeakViolationRow({ violation }: { readonly violation: OffPeakViolation }) {
  const now = useServerNow();
  const { violationId, parkName, formatPlateNo, time } = violation;
  const { word, tone } = offPeakViolationStateTag(violation);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('violationRecord', { violationId })}
          title={
            <>
              {offPeakViolationTypeLabel(violation)} <Tag tone={tone}>{word}</Tag>
            </>
          }
          note={
            <InlineFacts
              of={[
                formatServerMoment(time, now),
                parkName,
                formatPlateNo,
                offPeakViolationPenaltyText(violation),
                offPeakViolationMonthOrdinalText(violation),
              ]}
            />
          }
        />
      </CardRows>
    </Card>
  );
}
