import { withoutTicket } from '@/navigation/guards/withoutTicket';

/** Removes the ticket from the address at once, before any third-party script can read it (Rule 2.6). */
export function hideTicket(): void {
  const { pathname, search, hash } = location;
  const shown = withoutTicket(search);
  if (shown !== search) history.replaceState(history.state, '', pathname + shown + hash);
}
