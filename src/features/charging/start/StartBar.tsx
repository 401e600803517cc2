import type { ReactNode } from 'react';

import { pathTo } from '@/navigation/paths';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';

import type { StartWay } from './model/startWay';

interface StartBarProps {
  readonly way: StartWay;
  readonly stationId: string;
  /** The driver's order at this gun; empty without one. */
  readonly orderNo: string;
  /** Where the debt is paid; undefined if this build has no such screen. */
  readonly debtTo: string | undefined;
  /** Why the button cannot be pressed yet; empty if it can. */
  readonly note: string;
  /** The button that starts. */
  readonly children: ReactNode;
}

/** The one button of a gun's page. */
export function StartBar({ way, stationId, orderNo, debtTo, note, children }: StartBarProps) {
  const ways: Readonly<Partial<Record<StartWay, { readonly to: string | undefined; readonly label: string }>>> = {
    watch: { to: pathTo('chargingResults', { orderNo }), label: '查看充电' },
    pay: { to: debtTo, label: '去支付' },
    otherGun: { to: pathTo('chargeStationDetail', { stationId }), label: '换一把枪' },
    otherStation: { to: pathTo('map', { isFromHome: '2' }), label: '看附近充电站' },
  };
  const { to, label = '' } = ways[way] ?? {};
  if (to === undefined) return <BottomBar {...(note === '' ? {} : { note })}>{children}</BottomBar>;
  return (
    <BottomBar>
      <LinkButton variant="primary" to={to}>
        {label}
      </LinkButton>
    </BottomBar>
  );
}
