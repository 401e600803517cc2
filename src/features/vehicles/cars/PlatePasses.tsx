import { formatMoment, parseServerTime } from '@/domain/time';
import { standing } from '@/navigation/standing';
import { ALL_PASSES, useListPassesQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Block } from '@/ui/card/Block';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Skeleton } from '@/ui/load/Skeleton';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { passesOf } from './model/passesOf';

/** The period passes that are valid for this plate now. Renders nothing when there are none. */
export function PlatePasses({ plateId }: { readonly plateId: string }) {
  const now = useServerNow();
  const query = useListPassesQuery(ALL_PASSES);
  const passes = passesOf(query.currentData?.results ?? [], plateId);
  return (
    <Block
      name="platePasses"
      label="月卡"
      {...toLoadState(query, {
        what: '月卡加载失败',
        isEmpty: ({ results }) => passesOf(results, plateId).length === 0,
        size: 'block',
      })}
      skeleton={<Skeleton height="6.5em" shape="card" />}
    >
      <Card title="月卡">
        <Rows>
          {passes.map(({ bagOrderNo, ruleName, parkName, endTime }) => {
            const endMs = parseServerTime(endTime);
            return (
              <ListRow
                key={bagOrderNo}
                title={ruleName}
                note={<Facts of={[parkName, endMs === null ? '' : `${formatMoment(endMs, now)} 到期`]} />}
                to={standing('monthlyPassDetail', { orderNo: bagOrderNo })}
              />
            );
          })}
        </Rows>
      </Card>
    </Block>
  );
}
