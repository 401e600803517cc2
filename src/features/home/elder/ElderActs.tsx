import { useChoice } from '@/flows/drafts/useChoice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { telLink } from '@/lib/telLink';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { useGetWebPageConfigQuery } from '@/services/basic/settings';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { MenuBlock } from '../menu/MenuBlock';
import { homeBlocks } from '../model/homeBlocks';
import { ActIcon } from './ActIcon';

const SHOWN = ['acts', 'all'] as const;

/** Elder mode: the three acts that most drivers come for, large. Everything else is behind one more row. */
export function ElderActs() {
  const [shown, choose] = useChoice('elderHome', SHOWN, 'acts');
  const isOpen = shown === 'all';
  const { news } = homeBlocks(useMenuConfig().config);
  return (
    <>
      <section data-block="acts" aria-label="常用服务">
        <Card>
          <Rows>
            <ListRow icon={<ActIcon name="pay" />} title="缴费" note="输入车牌查停车费" to={pathTo('parkingPayPage')} />
            <HelpRow />
            <ListRow icon={<ActIcon name="car" />} title="我的车辆" to={pathTo('carManage')} />
            <ListRow
              icon={<ActIcon name="more" />}
              title="更多服务"
              isOpen={isOpen}
              onPress={() => choose(isOpen ? 'acts' : 'all')}
            />
          </Rows>
        </Card>
      </section>
      {isOpen && <MenuBlock />}
      {isOpen && news && (
        <Card>
          <Rows>
            <ListRow title="资讯" to={pathTo('newsList')} />
          </Rows>
        </Card>
      )}
    </>
  );
}

/** The screen of customer service; until it stands the operator's phone. Without either there is nothing to offer. */
function HelpRow() {
  const { config } = usePorts();
  const screen = standing('customerServiceIndex');
  const { currentData: service } = useGetWebPageConfigQuery(undefined, { skip: screen !== undefined });
  const phone = service?.servicePhone || config.servicePhone;
  const to = screen ?? telLink(phone);
  if (to === null) return null;
  return (
    <ListRow
      icon={<ActIcon name="help" />}
      title="客服"
      note={screen === undefined ? `拨打 ${phone}` : undefined}
      to={to}
    />
  );
}
