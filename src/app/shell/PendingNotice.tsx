import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectRoute } from '@/navigation/history/routeSlice';

import { LateNotice } from '../routing/LateNotice';

/** Shows that the next screen is loading while the old one stays visible. */
export function PendingNotice() {
  const asked = useSelector(selectRoute).location.key;
  const { key: shown } = useLocation();
  return asked === shown ? null : <LateNotice key={asked} />;
}
