import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';

import type { StartChargingButtonAction } from './model/startChargingButtonAction';

interface StartBarProps {
  readonly action: StartChargingButtonAction;
  readonly stationId: string;
  /** The driver's order at this gun; empty without one. */
  readonly orderNo: string;
  /** The path where the debt is paid; undefined if this build has no such screen. */
  readonly debtPath: string | undefined;
  /** Why the button cannot be pressed yet; empty if it can. */
  readonly note: string;
  /** The button that starts. */
  readonly children: ReactNode;
}

/** The primary button of a gun's page. */
export function StartChargingBar({ action, stationId, orderNo, debtPath, note, children }: StartBarProps) {
  const links: Readonly<
    Partial<Record<StartChargingButtonAction, { readonly to: string | undefined; readonly label: string }>>
  > = {
    watch: { to: pathTo('chargingResults', { orderNo }), label: '查看充电' },
    pay: { to: debtPath, label: '去支付' },
    otherGun: { to: pathTo('chargeStationDetail', { stationId }), label: '换一把枪' },
    otherStation: { to: pathTo('map', { isFromHome: '2' }), label: '看附近充电站' },
  };
  const { to, label = '' } = links[action] ?? {};
  if (to === undefined) return <BottomActionBar note={note || undefined}>{children}</BottomActionBar>;
  return (
    <BottomActionBar>
      <LinkButton variant="primary" to={to}>
        {label}
      </LinkButton>
    </BottomActionBar>
  );
}
