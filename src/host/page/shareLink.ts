import type { ShareContent } from '@/host/Host';
import type { HostWindow } from '@/host/HostEnv';

const SECRET = /ticket|token/i;

/** Whether a link may be shared: it must be an address of our own app, and nothing in it may sign its reader in. */
export function isShareable({ link }: Pick<ShareContent, 'link'>, window: HostWindow): boolean {
  try {
    const { origin, username, password, href } = new URL(link);
    const isOurs = origin === window.location.origin && username === '' && password === '';
    return isOurs && !SECRET.test(decodeURIComponent(href)) && !SECRET.test(href);
  } catch {
    return false;
  }
}
