import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

const LINKS = [
  { name: 'parkingPayPage', label: '停车缴费', note: '输入车牌号查询账单' },
  { name: 'map', label: '附近停车场', note: '看余位、收费，导航过去' },
  { name: 'mine', label: '我的', note: '最近缴费、订单和设置' },
] as const;

/** Links to the most likely destinations, for an unknown URL. Paying comes first, for a driver at a barrier. */
export function NotFoundSuggestedLinks() {
  return (
    <Card title="您可以">
      <CardRows>
        {LINKS.filter(({ name }) => hasScreen(name)).map(({ name, label, note }) => (
          <ListRow key={name} title={label} note={note} to={pathTo(name)} />
        ))}
      </CardRows>
    </Card>
  );
}
