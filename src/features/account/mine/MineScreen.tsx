import { useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useIsSignedIn } from '@/flows/session/useSession';
import { hasScreen } from '@/navigation/edition';
import { useTabFrame } from '@/navigation/hooks/useTabFrame';
import { pathTo } from '@/navigation/paths';
import { useCountUnfinishedQuery } from '@/services/charge/stays';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { TabScreenFrame } from '@/ui/frame/TabScreenFrame';
import { useUnpaidCharges } from '@/widgets/charging/useUnpaidCharges';
import { useArrears } from '@/widgets/stay/useArrears';

import { Counters } from './Counters';
import { DevicePayments } from './DevicePayments';
import { EntryGrid } from './EntryGrid';
import { ExpiringPasses } from './ExpiringPasses';
import { LazyMerchantEntry } from './LazyMerchantEntry';
import { LazyUpcomingBookings } from './LazyUpcomingBookings';
import { type MineEntry, orderEntries, serviceEntries } from './model/mineEntries';
import { ProfileCard } from './ProfileCard';
import { SettingsCard } from './SettingsCard';

/** The driver's own page: profile, counters, payments on this device, links and settings. */
export default function MineScreen() {
  const frame = useTabFrame('mine');
  const isSignedIn = useIsSignedIn();
  const { config, isSettled } = useMenuConfig();
  const { clientType } = useSelector(selectHost);
  const arrears = useArrears(!isSignedIn);
  const orders = orderEntries(config);
  const isListed = (name: MineEntry['to']) => isSignedIn && isSettled && orders.some(({ to }) => to === name);
  const unpaidChargeCount = useUnpaidCharges(!isListed('chargeBillManage')).owed.length;
  const unfinishedStayCount =
    useCountUnfinishedQuery(undefined, { skip: !isListed('parkingRecord') }).currentData?.count ?? 0;
  return (
    <TabScreenFrame {...frame}>
      <ProfileCard isSignedIn={isSignedIn} />
      {isSignedIn && <Counters flags={config} />}
      <DevicePayments />
      <Card title="我的订单" right={<LinkButton to={pathTo('orderRecord')}>全部订单</LinkButton>}>
        <EntryGrid
          entries={orders}
          counts={{ chargeBillManage: unpaidChargeCount, parkingRecord: unfinishedStayCount }}
        />
        {isSignedIn && <ExpiringPasses />}
        {isSignedIn && hasScreen('bookRecord') && <LazyUpcomingBookings />}
      </Card>
      <Card title="我的服务">
        <EntryGrid entries={serviceEntries(config, clientType)} counts={{ arrearsPage: arrears?.count ?? 0 }} />
      </Card>
      {isSignedIn && hasScreen('merchantManageList') && <LazyMerchantEntry />}
      <SettingsCard />
    </TabScreenFrame>
  );
}
