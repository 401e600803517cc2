import { removeReqJsonSecrets } from '@/navigation/guards/removeReqJsonSecrets';

/** Removes the ticket from the address at once, before any third-party script can read it (Rule 2.6). */
export function removeSignInTicketFromUrl(): void {
  const { pathname, search, hash } = location;
  const shown = removeReqJsonSecrets(search);
  if (shown !== search) history.replaceState(history.state, '', pathname + shown + hash);
}
