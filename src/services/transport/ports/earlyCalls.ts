/** A call that the inline script of index.html sent before the program was there. */
export interface EarlyCall {
  /** The token that it was sent with; null for a visitor. */
  readonly token: string | null;
  readonly answer: Promise<Response>;
}

/** Calls in progress, by `METHOD address body`. Code that takes one removes it. */
export type EarlyCalls = Record<string, EarlyCall | undefined>;

interface Outgoing {
  readonly method?: string | undefined;
  readonly body?: unknown;
  readonly headers?: unknown;
}

/**
 * Takes the response of a call that was sent early. Undefined if there is none, or if it was sent with another token: the session may have ended or
 * changed since, in this tab or in another one, and then the response belongs to somebody else.
 */
export function takeEarly(
  calls: EarlyCalls | undefined,
  address: string,
  { method = 'GET', body, headers }: Outgoing = {},
): Promise<Response> | undefined {
  const key = [method, address, ...(typeof body === 'string' ? [body] : [])].join(' ');
  const call = calls?.[key];
  if (calls === undefined || call === undefined) return undefined;
  calls[key] = undefined;
  const { Authorization: token = null } = (headers ?? {}) as { Authorization?: string | null };
  return token === call.token ? call.answer : undefined;
}
