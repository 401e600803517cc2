import { formatMoment, parseServerTime } from '@/domain/time';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { ALL_PASSES, useListPassesQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Block } from '@/ui/card/Block';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { validPassesOf } from './model/validPassesOf';

/** The period passes that are valid for this plate now. Renders nothing when there are none. */
export function PlatePasses({ plateId }: { readonly plateId: string }) {
  const now = useServerNow();
  const query = useListPassesQuery(ALL_PASSES);
  const passes = validPassesOf(query.currentData?.results ?? [], plateId);
  return (
    <Block
      name="platePasses"
      label="月卡"
      {...toLoadState(query, {
        message: '月卡加载失败',
        isEmpty: ({ results }) => validPassesOf(results, plateId).length === 0,
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
                note={<Facts of={[parkName, endMs === null ? '' : `${formatMoment(endMs, now)} 到期`]} />}
                to={pathIfAvailable('monthlyPassDetail', { orderNo: bagOrderNo })}
              />
            );
          })}
        </CardRows>
      </Card>
    </Block>
  );
}
