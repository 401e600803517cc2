import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';

import styles from './PlaceSearchLink.module.css';

/** Looks like a field and opens the search (Rule 8.2). */
export function PlaceSearchLink() {
  return (
    <Link className={styles['search']} to={pathTo('searchPage')}>
      <svg
        className={styles['glass']}
        width="1.125em"
        height="1.125em"
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
      >
        <path
          d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      搜索停车场、充电站
    </Link>
  );
}
