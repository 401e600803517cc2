import type { ReactNode } from 'react';

import { formatAmount } from '@/domain/money';
import { getBalancePageName } from '@/domain/offers';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { useGetCouponsCountQuery } from '@/services/coupon/couponsCount';
import { useGetPlateCountQuery } from '@/services/driver/plateCount';
import { useSpendableBalance } from '@/widgets/wallet/useSpendableBalance';

import styles from './AccountPageCounters.module.css';
import type { OperatorServiceFlags } from './model/accountPageLinks';

/** Shown for an unknown number. A counter never shows a wrong 0. */
const UNKNOWN_COUNT = '--';

/** The balance and the numbers of coupons and vehicles, each linked to its page. */
export function AccountPageCounters({ flags }: { readonly flags: OperatorServiceFlags }) {
  const { cents } = useSpendableBalance();
  const { currentData: coupons } = useGetCouponsCountQuery();
  const { currentData: plates } = useGetPlateCountQuery();
  const counters = [
    {
      label: '余额(元)',
      to: getPathIfInBuild(getBalancePageName(flags)),
      text: cents === null || Number.isNaN(cents) ? UNKNOWN_COUNT : formatAmount(cents),
    },
    ...(flags.coupon === 1
      ? [
          {
            label: '优惠券',
            to: pathTo('unused'),
            text: coupons === undefined ? UNKNOWN_COUNT : String(coupons.unusedNum),
          },
        ]
      : []),
    { label: '车辆', to: pathTo('carManage'), text: plates === undefined ? UNKNOWN_COUNT : String(plates.count) },
  ];
  return (
    <ul className={styles['row']}>
      {counters.map(({ label, to, text }) => (
        <li key={label}>
          <Counter to={to}>
            <span className={styles['figure']}>{text}</span>
            <span className={styles['label']}>{label}</span>
          </Counter>
        </li>
      ))}
    </ul>
  );
}

function Counter({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to === undefined ? (
    <div className={styles['counter']}>{children}</div>
  ) : (
    <Link className={styles['counter']} to={to}>
      {children}
    </Link>
  );
}
