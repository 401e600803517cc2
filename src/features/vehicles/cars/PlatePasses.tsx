import { formatMoment, parseServerTime } from '@/domain/time';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import { ALL_PASSES_ARGS, useListPassesQuery } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { LoadableBlock } from '@/ui/card/LoadableBlock';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { findValidPassesOfPlate } from './model/findValidPassesOfPlate';

/** The period passes that are valid for this plate now. Renders nothing when there are none. */
export function PlatePasses({ plateId }: { readonly plateId: string }) {
  const now = useServerNow();
  const query = useListPassesQuery(ALL_PASSES_ARGS);
  const passes = findValidPassesOfPlate(query.currentData?.results ?? [], plateId);
  return (
    <LoadableBlock
      name="platePasses"
      label="月卡"
      {...toContentLoadState(query, {
        message: '月卡加载失败',
        isEmpty: ({ results }) => findValidPassesOfPlate(results, plateId).length === 0,
        size: 'block',
      })}
      skeleton={<Skeleton height="6.5em" shape="card" />}
    >
      <Card title="月卡">
        <CardRows>
          {passes.map(({ bagOrderNo, ruleName, parkName, endTime }) => {
            const endMs = parseServerTime(endTime);
            return (
              <ListRow
                key={bagOrderNo}
                title={ruleName}
                note={<InlineFacts of={[parkName, endMs === null ? '' : `${formatMoment(endMs, now)} 到期`]} />}
                to={getPathIfInBuild('monthlyPassDetail', { orderNo: bagOrderNo })}
              />
            );
          })}
        </CardRows>
      </Card>
    </LoadableBlock>
  );
}
