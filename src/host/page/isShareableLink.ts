import type { ShareContent } from '@/host/HostAdapter';
import type { HostWindow } from '@/host/HostAdapterEnv';

const SECRET_PATTERN = /ticket|token/i;

/** Whether a link may be shared: it must be an address of our own app and contain no credentials. */
export function isShareableLink({ link }: Pick<ShareContent, 'link'>, window: HostWindow): boolean {
  try {
    const { origin, username, password, href } = new URL(link);
    const isOwnAddress = origin === window.location.origin && username === '' && password === '';
    return isOwnAddress && !SECRET_PATTERN.test(decodeURIComponent(href)) && !SECRET_PATTERN.test(href);
  } catch {
    return false;
  }
}
