import { pathTo } from '@/navigation/paths';
import { ListRow } from '@/ui/list/ListRow';

import type { PassRenewalReminder } from './model/passRenewalReminders';

/** A pass that is about to end, with a link to its renewal. */
export function PassRenewalReminderRow({
  reminder: { orderNo, title, note },
}: {
  readonly reminder: PassRenewalReminder;
}) {
  return <ListRow title={title} note={note} to={pathTo('monthlyPassRenew', { orderNo })} />;
}
