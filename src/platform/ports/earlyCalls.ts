/** A call that the inline script of index.html sent before the program had loaded. */
export interface EarlyCall {
  /** The token it was sent with; null for a visitor. */
  readonly token: string | null;
  readonly response: Promise<Response>;
}

/** Calls in progress, by `METHOD address body`. Whoever uses the response of one removes it. */
export type EarlyCalls = Record<string, EarlyCall | undefined>;

interface OutgoingCall {
  readonly method?: string | undefined;
  readonly body?: unknown;
  readonly headers?: unknown;
}

/**
 * Takes the response of a call that was sent early. Undefined if there is none, or if it was sent with another token:
 * the session may have ended or changed since, also in another tab, and the response then belongs to another driver.
 */
export function takeEarlyResponse(
  calls: EarlyCalls | undefined,
  url: string,
  { method = 'GET', body, headers }: OutgoingCall = {},
): Promise<Response> | undefined {
  const key = [method, url, ...(typeof body === 'string' ? [body] : [])].join(' ');
  const call = calls?.[key];
  if (calls === undefined || call === undefined) return undefined;
  calls[key] = undefined;
  const { Authorization: token = null } = (headers ?? {}) as { Authorization?: string | null };
  return token === call.token ? call.response : undefined;
}
