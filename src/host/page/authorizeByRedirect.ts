import type { Authorized, AuthorizeRequest, HostResult } from '@/host/Host';
import type { HostEnv } from '@/host/HostEnv';
import { hostError, hostValue } from '@/host/replies/hostError';
import { withinLimit } from '@/host/replies/settle';

/** The transport's own limit for this request is 10 s. */
const ADDRESS_LIMIT_MS = 12_000;

/**
 * Leaves for the host's authorization page without adding a history entry. It only leaves for an https address of `hostName`, or for our own origin
 * (a pretend authorization page).
 */
export async function authorizeByRedirect(
  env: HostEnv,
  hostName: string,
  request: AuthorizeRequest,
): Promise<HostResult<Authorized>> {
  const { location } = env.window;
  if (request.startUrl === undefined && env.oAuthUrl === undefined) return hostError('authorize', 'unsupported');
  try {
    const address =
      request.startUrl ??
      (await withinLimit(
        env.window,
        ADDRESS_LIMIT_MS,
        Promise.resolve(env.oAuthUrl?.(request.returnPath, request.isQuiet)),
      ));
    if (typeof address !== 'string' || address === '') return hostError('authorize', 'failed', 'no address');
    const url = new URL(address, location.href);
    const isHosts = url.protocol === 'https:' && url.hostname === hostName && url.port === '';
    const isOurs = url.origin === location.origin;
    if (request.signal?.aborted === true) return hostError('authorize', 'cancelled');
    if (!isHosts && !isOurs) return hostError('authorize', 'failed', 'address not allowed');
    location.replace(url.href);
    return hostValue({ leaving: true });
  } catch {
    return hostError('authorize', 'failed');
  }
}
