import type { HostAuthorizationRequest, HostAuthorizationResult, HostResult } from '@/host/HostAdapter';
import type { HostAdapterEnv } from '@/host/HostAdapterEnv';
import { createHostError, createHostSuccess } from '@/host/replies/createHostError';
import { withTimeoutOrNull } from '@/host/replies/promisifyHostCall';

/** The transport's own limit for this request is 10 s. */
const ADDRESS_TIMEOUT_MS = 12_000;

/**
 * Navigates to the host's authorization page without adding a history entry. Only https addresses of `hostName` and
 * our own origin (a mock authorization page) are allowed.
 */
export async function authorizeByRedirect(
  env: HostAdapterEnv,
  hostName: string,
  request: HostAuthorizationRequest,
): Promise<HostResult<HostAuthorizationResult>> {
  const { location } = env.window;
  if (request.startUrl === undefined && env.oAuthUrl === undefined) return createHostError('authorize', 'unsupported');
  try {
    const address =
      request.startUrl ??
      (await withTimeoutOrNull(
        env.window,
        ADDRESS_TIMEOUT_MS,
        Promise.resolve(env.oAuthUrl?.(request.returnPath, request.isBackground)),
      ));
    if (typeof address !== 'string' || address === '') return createHostError('authorize', 'failed', 'no address');
    const url = new URL(address, location.href);
    const isHostAddress = url.protocol === 'https:' && url.hostname === hostName && url.port === '';
    const isOwnOrigin = url.origin === location.origin;
    if (request.signal?.aborted === true) return createHostError('authorize', 'cancelled');
    if (!isHostAddress && !isOwnOrigin) return createHostError('authorize', 'failed', 'address not allowed');
    location.replace(url.href);
    return createHostSuccess({ leaving: true });
  } catch {
    return createHostError('authorize', 'failed');
  }
}
