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

import { HomeMenuBlock } from '../menu/HomeMenuBlock';
import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';

const PATHS = {
  pay: 'M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20zM9 8l3 3.5L15 8M12 11.5V16M9.5 12.5h5',
  help: 'M4 13a8 8 0 0 1 16 0M4 13h3v5H5a1 1 0 0 1-1-1zM20 13h-3v5h2a1 1 0 0 0 1-1zM19 18c0 2-2 3-5 3',
  car: 'M4 12l2-6h12l2 6M3 12h18v6H3zM5 18v2M19 18v2M7 15h.01M17 15h.01',
  more: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
} as const;

const VIEWS = ['acts', 'all'] as const;

/** Elder mode: the three most used actions as large rows. All other services are behind one more row. */
export function ElderHomeActionsBlock() {
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
      {isOpen && <HomeMenuBlock />}
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

/** The icon of a main action, twice as high as its text. */
function ElderActionIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg width="2em" height="2em" viewBox="0 0 24 24" fill="none" color="var(--brand)" aria-hidden="true">
      <path d={PATHS[name]} stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
