import type { ScreenName } from '@/navigation/paths';

import { allNames, type GoodVisit, goodVisit, otherVisits } from '../../data/goodVisits';
export const WHO = ['driver', 'visitor'] as const;

/** A driver with a session is sent on from these. */
export const VISITORS_ONLY: readonly ScreenName[] = ['login', 'loginIndex'];

/** Every route, as a driver sees it and as a visitor sees it, and what else an address can make of it. */
export const builtVisits: readonly GoodVisit[] = [
  ...allNames.flatMap((name) =>
    WHO.filter((who) => who === 'visitor' || !VISITORS_ONLY.includes(name)).map((who) => goodVisit(name, who)),
  ),
  ...otherVisits,
];
