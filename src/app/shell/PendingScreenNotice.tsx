import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { SlowLoadNotice } from '@/app/routing/SlowLoadNotice';
import { selectRoute } from '@/navigation/history/routeSlice';

/** Shows that the next screen is loading while the old one stays visible. */
export function PendingScreenNotice() {
  const routeKey = useSelector(selectRoute).location.key;
  const { key: shown } = useLocation();
  return routeKey === shown ? null : <SlowLoadNotice key={routeKey} />;
}
