import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useIsSignedIn } from '@/flows/session/useSession';
import { hasScreen } from '@/navigation/edition';
import { useTabFrameProps } from '@/navigation/hooks/useTabFrameProps';
import { pathTo } from '@/navigation/paths';
import { useCountUnfinishedQuery } from '@/services/charge/stays';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { TabScreenFrame } from '@/ui/frame/TabScreenFrame';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { useUnpaidChargingBills } from '@/widgets/charging/useUnpaidChargingBills';
import { useArrearsSummary } from '@/widgets/stay/useArrearsSummary';

import { AccountPageCounters } from './AccountPageCounters';
import { AccountPageLinkGrid } from './AccountPageLinkGrid';
import { DevicePaymentsCard } from './DevicePaymentsCard';
import { ExpiringPassRows } from './ExpiringPassRows';
import { type AccountPageLink, listAccountOrderLinks, listAccountServiceLinks } from './model/accountPageLinks';
import { ProfileCard } from './ProfileCard';
import { SettingsCard } from './SettingsCard';

/** Loaded after the page, with its query and the booking service. */
const LazyUpcomingBookingsRow = retryableLazy<object>(
  'bookings to come',
  async () =>
    (await import(/* webpackChunkName: "mine-bookings" */ './UpcomingBookingCountsRow')).UpcomingBookingCountsRow,
  { errorFallback: () => null },
);

/** Loaded after the page, with its queries and texts. */
const LazyMerchantCouponGrantLinkCard = retryableLazy<object>(
  'merchant entry',
  async () =>
    (await import(/* webpackChunkName: "merchant-entry" */ './MerchantCouponGrantLinkCard'))
      .MerchantCouponGrantLinkCard,
  { errorFallback: () => null },
);

/** The driver's own page: profile, counters, payments on this device, links and settings. */
export default function MineScreen() {
  const frame = useTabFrameProps('mine');
  const isSignedIn = useIsSignedIn();
  const { config, isSettled } = useMenuConfig();
  const { clientType } = useSelector(selectHostCapabilities);
  const arrears = useArrearsSummary(!isSignedIn);
  const orders = listAccountOrderLinks(config);
  const isListed = (name: AccountPageLink['to']) => isSignedIn && isSettled && orders.some(({ to }) => to === name);
  const unpaidChargeCount = useUnpaidChargingBills(!isListed('chargeBillManage')).owed.length;
  const unfinishedStayCount =
    useCountUnfinishedQuery(undefined, { skip: !isListed('parkingRecord') }).currentData?.count ?? 0;
  return (
    <TabScreenFrame {...frame}>
      <ProfileCard isSignedIn={isSignedIn} />
      {isSignedIn && <AccountPageCounters flags={config} />}
      <DevicePaymentsCard />
      <Card title="我的订单" right={<LinkButton to={pathTo('orderRecord')}>全部订单</LinkButton>}>
        <AccountPageLinkGrid
          entries={orders}
          counts={{ chargeBillManage: unpaidChargeCount, parkingRecord: unfinishedStayCount }}
        />
        {isSignedIn && <ExpiringPassRows />}
        {isSignedIn && hasScreen('bookRecord') && <LazyUpcomingBookingsRow />}
      </Card>
      <Card title="我的服务">
        <AccountPageLinkGrid
          entries={listAccountServiceLinks(config, clientType)}
          counts={{ arrearsPage: arrears?.count ?? 0 }}
        />
      </Card>
      {isSignedIn && hasScreen('merchantManageList') && <LazyMerchantCouponGrantLinkCard />}
      <SettingsCard />
    </TabScreenFrame>
  );
}
