import { envelope } from './makeServices';

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A backend where each renewal ends the previous access token and a refresh token works once. It checks a call when it arrives,
 * and responds after the time that `latency` returns.
 */
export function strictRenewals(latency: () => number) {
  const state = {
    access: 'a0',
    refresh: 'r0',
    renewals: 0,
    reuses: 0,
    sends: new Map<string, number>(),
    tokens: [] as (string | null)[],
  };
  const fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const token = (init.headers as Record<string, string>)['Authorization'] ?? null;
    if (input.includes('refreshToken')) {
      const { refreshToken } = JSON.parse(init.body as string) as { refreshToken: string };
      const isGood = refreshToken === state.refresh;
      if (isGood) {
        state.renewals += 1;
        state.access = `a${String(state.renewals)}`;
        state.refresh = `r${String(state.renewals)}`;
      } else state.reuses += 1;
      const pair = { token: state.access, refreshToken: state.refresh };
      await wait(latency());
      return isGood ? envelope('200', pair) : envelope('401');
    }
    state.sends.set(input, (state.sends.get(input) ?? 0) + 1);
    state.tokens.push(token);
    const isGood = token === state.access;
    await wait(latency());
    return isGood ? envelope('200', {}) : envelope('401');
  };
  return { state, fetch };
}
