import { Link } from 'react-router-dom';

import { start } from '@/navigation/edition';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { ListRow } from '@/ui/list/ListRow';
import { Empty } from '@/ui/load/Empty';

/** Shown for an unknown address. Offers paying, because a driver at a barrier most likely wants that. */
export default function NotFoundScreen() {
  const { frame } = useScreen('notFound');
  return (
    <ScreenFrame {...frame}>
      <Empty drawing="search" text="这个页面不存在，可能链接已失效" action={<Link to={pathTo(start)}>返回首页</Link>} />
      <Card>
        <div>
          <ListRow title="停车缴费" note="输入车牌号查询账单" to={pathTo('parkingPayPage')} />
          <ListRow title="我的" note="本机缴费记录、订单和设置" to={pathTo('mine')} />
        </div>
      </Card>
    </ScreenFrame>
  );
}
