import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

const WAYS = [
  { name: 'parkingPayPage', label: '停车缴费', note: '输入车牌号查询账单' },
  { name: 'map', label: '附近停车场', note: '看余位、收费，导航过去' },
  { name: 'mine', label: '我的', note: '最近缴费、订单和设置' },
] as const;

/** What a driver most likely came for, on a screen that has nothing for them: at a barrier that is paying. */
export function WaysOn() {
  return (
    <Card title="您可以">
      <Rows>
        {WAYS.filter(({ name }) => hasScreen(name)).map(({ name, label, note }) => (
          <ListRow key={name} title={label} note={note} to={pathTo(name)} />
        ))}
      </Rows>
    </Card>
  );
}
