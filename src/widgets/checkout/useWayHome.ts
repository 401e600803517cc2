import { start } from '@/navigation/edition';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { type PathName, pathTo } from '@/navigation/paths';

const SHORT_FLOW: readonly PathName[] = ['plate', 'pay', 'result'];

/** Where a driver starts over: the plate query in the short flow, the start screen everywhere else. */
export function useWayHome(): { to: string; label: string } {
  const isShort = SHORT_FLOW.includes(useScreenName());
  return isShort ? { to: pathTo('plate'), label: '查询其他车牌' } : { to: pathTo(start), label: '返回首页' };
}
