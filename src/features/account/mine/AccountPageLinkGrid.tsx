import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { CountBadge } from '@/ui/text/CountBadge';

import styles from './AccountPageLinkGrid.module.css';
import type { AccountPageLink } from './model/accountPageLinks';

const ICONS: Readonly<Record<AccountPageLink['icon'], string>> = {
  parking: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9.5 17V7h3.5a3 3 0 0 1 0 6H9.5',
  charging: 'M13 2L5 13.5h6L10 22l9-12h-6.5z',
  pass: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  booking: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2',
  offPeak: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z',
  car: 'M4 16v-4l2.2-5.5A2 2 0 0 1 8 5.2h8a2 2 0 0 1 1.8 1.3L20 12v4zM4 12h16M5 16v2.5M19 16v2.5M7.5 14h.1M16.5 14h.1',
  coupon: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  wallet: 'M4 6h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4zM4 6a2 2 0 0 1 0-2h12v2M20 11h-4a2 2 0 0 0 0 4h4',
  invoice: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  arrears: 'M6 3h12v18H6zM9.5 7.5L12 11l2.5-3.5M12 11v6M9.5 12.5h5M9.5 15h5',
  house: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  road: 'M8 3L4 21M16 3l4 18M12 4v3M12 10.5v3M12 17v3',
  auto: 'M12 3l8 3v5c0 5-3.4 8.6-8 10-4.6-1.4-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
};

/** The pages with a count badge, and the unit of its count. */
const COUNT_UNITS = { arrearsPage: '笔待补缴', chargeBillManage: '笔待支付', parkingRecord: '笔未结清' } as const;
type CountedPage = keyof typeof COUNT_UNITS;
const hasCount = (to: AccountPageLink['to']): to is CountedPage => to in COUNT_UNITS;

interface MineEntryGridProps {
  readonly entries: readonly AccountPageLink[];
  /** The number of open bills of each page. Absent or 0: none, or unknown. */
  readonly counts?: Partial<Record<CountedPage, number>>;
}

/** Links to the driver's own pages. */
export function AccountPageLinkGrid({ entries, counts = {} }: MineEntryGridProps) {
  return (
    <ul className={styles['grid']}>
      {entries.map(({ icon, label, to }) => (
        <li key={to}>
          <Link to={pathTo(to)} className={styles['tile']}>
            <svg className={styles['icon']} width="2em" height="2em" viewBox="0 0 24 24" fill="none" aria-hidden="true">
              <path
                d={ICONS[icon]}
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span>{label}</span>
            {hasCount(to) && (counts[to] ?? 0) > 0 && (
              <div className={styles['mark']}>
                <CountBadge count={counts[to] ?? 0} unit={COUNT_UNITS[to]} />
              </div>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
