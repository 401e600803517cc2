import type { ReactNode } from 'react';

import { Link } from '@/navigation/Link';
import { pathTo, type QueryParamsByScreenName } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import type { FailureNoticeProps } from '@/ui/load/LoadFailureNotice';
import type { LoadState } from '@/ui/load/LoadStateContent';

import { ShiftFreeLoadedContent } from '../parts/ShiftFreeLoadedContent';
import styles from './HomeNearbyBlock.module.css';

interface NearbyListProps {
  readonly title: string;
  /** The map's parameters for 更多. */
  readonly more: QueryParamsByScreenName['map'];
  readonly state: LoadState;
  readonly failure: FailureNoticeProps;
  readonly emptyText: string;
  readonly unreadText?: string | undefined;
  /** A notice about the location that "nearby" refers to. */
  readonly place: ReactNode;
  readonly children: ReactNode;
}

export function NearbyPlacesCard({
  title,
  more,
  state,
  failure,
  emptyText,
  unreadText,
  place,
  children,
}: NearbyListProps) {
  return (
    <Card
      title={title}
      right={
        <Link className={styles['more']} to={pathTo('map', more)} aria-label={`更多${title}`}>
          更多
        </Link>
      }
    >
      {place}
      <div className={state === 'failed' ? styles['failed'] : undefined}>
        <ShiftFreeLoadedContent
          state={state}
          skeleton={<div className={styles['waiting']} aria-hidden="true" />}
          waitingFor="正在查找附近…"
          empty={{ illustration: 'search', text: emptyText }}
          failure={failure}
          unreadText={unreadText}
        >
          {children}
        </ShiftFreeLoadedContent>
      </div>
    </Card>
  );
}
