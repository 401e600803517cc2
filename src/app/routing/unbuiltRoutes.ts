import type { PathName } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';
import type { unbuiltNames } from '@/navigation/unbuilt';

/** Does not compile when the list has a name that is no address. */
type Known<Name extends PathName> = Name;

export type UnbuiltRoute = Known<(typeof unbuiltNames)[number]>;

/** This screen says that the service is not open yet, and leads home. It needs no session. */
export const unbuiltRow: RouteRow = {
  title: '暂未开放',
  guard: 'open',
  screen: () => import('@/features/system/UnbuiltScreen'),
};
