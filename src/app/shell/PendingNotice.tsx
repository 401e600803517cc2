import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { selectRoute } from '@/navigation/history/routeSlice';

import { LateNotice } from '../routing/LateNotice';

/** While the next screen's code loads the old one stays in view; this says that something is coming. */
export function PendingNotice() {
  const asked = useSelector(selectRoute).location.key;
  const { key: shown } = useLocation();
  return asked === shown ? null : <LateNotice key={asked} />;
}
