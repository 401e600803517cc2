import { attempt } from '@/lib/attempt';
import { withoutTicket } from '@/navigation/guards/withoutTicket';

/** Removes the ticket from the address at once, before any third-party script can read it (Rule 2.6). Where the browser refuses, the program tries. */
export function hideTicket(): void {
  const { pathname, search, hash } = location;
  const shown = withoutTicket(search);
  if (shown === search) return;
  // Safari takes a hundred of these in 30 s.
  attempt(() => {
    history.replaceState(history.state, '', pathname + shown + hash);
  });
}
