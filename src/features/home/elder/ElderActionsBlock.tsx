import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { toTelLink } from '@/lib/toTelLink';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetWebPageConfigQuery } from '@/services/basic/settings';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { MenuBlock } from '../menu/MenuBlock';
import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import { ElderActionIcon } from './ElderActionIcon';

const VIEWS = ['acts', 'all'] as const;

/** Elder mode: the three most used actions as large rows. All other services are behind one more row. */
export function ElderActionsBlock() {
  const [shown, choose] = usePersistedSelection('elderHome', VIEWS, 'acts');
  const isOpen = shown === 'all';
  const { news } = toHomeBlockVisibility(useMenuConfig().config);
  return (
    <>
      <section data-block="acts" aria-label="常用服务">
        <Card>
          <CardRows>
            <ListRow
              icon={<ElderActionIcon name="pay" />}
              title="缴费"
              note="输入车牌查停车费"
              to={pathTo('parkingPayPage')}
            />
            <HelpRow />
            <ListRow icon={<ElderActionIcon name="car" />} title="我的车辆" to={pathTo('carManage')} />
            <ListRow
              icon={<ElderActionIcon name="more" />}
              title="更多服务"
              isOpen={isOpen}
              onPress={() => choose(isOpen ? 'acts' : 'all')}
            />
          </CardRows>
        </Card>
      </section>
      {isOpen && <MenuBlock />}
      {isOpen && news && (
        <Card>
          <CardRows>
            <ListRow title="资讯" to={pathTo('newsList')} />
          </CardRows>
        </Card>
      )}
    </>
  );
}

/** A link to the customer service screen; if this build has none, to the operator's phone; without a phone, nothing. */
function HelpRow() {
  const { config } = usePorts();
  const screen = getPathIfInBuild('customerServiceIndex');
  const { currentData: service } = useGetWebPageConfigQuery(undefined, { skip: screen !== undefined });
  const phone = service?.servicePhone || config.servicePhone;
  const to = screen ?? toTelLink(phone);
  if (to === null) return null;
  return (
    <ListRow
      icon={<ElderActionIcon name="help" />}
      title="客服"
      note={screen === undefined ? `拨打 ${phone}` : undefined}
      to={to}
    />
  );
}
