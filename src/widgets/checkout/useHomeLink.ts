import { homeScreen } from '@/navigation/edition';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { pathTo, type ScreenName } from '@/navigation/paths';

const SHORT_FLOW: readonly ScreenName[] = ['plate', 'pay', 'result'];

/** The link to the start: the plate query in the short flow, the home screen everywhere else. */
export function useHomeLink(): { to: string; label: string } {
  const isShort = SHORT_FLOW.includes(useScreenName());
  return isShort ? { to: pathTo('plate'), label: '查询其他车牌' } : { to: pathTo(homeScreen), label: '返回首页' };
}
