import { withoutTicket } from '@/navigation/guards/withoutTicket';

/** Takes the ticket out of the address at once, before any script that is not ours can read it (Rule 2.6). */
export function hideTicket(): void {
  const { pathname, search, hash } = location;
  const shown = withoutTicket(search);
  if (shown !== search) history.replaceState(history.state, '', pathname + shown + hash);
}
