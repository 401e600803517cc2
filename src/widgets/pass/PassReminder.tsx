import { pathTo } from '@/navigation/paths';
import { ListRow } from '@/ui/list/ListRow';

import type { Reminder } from './model/reminder';

/** A pass that is about to end, and the way to its renewal. */
export function PassReminder({ reminder: { orderNo, title, note } }: { readonly reminder: Reminder }) {
  return <ListRow title={title} note={note} to={pathTo('monthlyPassRenew', { orderNo })} />;
}
