/** What can go wrong with a call. Every fault strikes before the server acts, except `slow` and `cutAfter`, where the server does act. */
export type Fault =
  | { kind: 'code'; code: string; msg?: string }
  | { kind: 'http401' | 'http500' | 'html' | 'empty' | 'malformed' | 'nulldata' }
  /** The gateway does not know the call, as an older release of it would not. */
  | { kind: 'http404' }
  /** There is never a response. The request did not arrive. */
  | { kind: 'never' }
  /** The connection breaks before the server has seen the request. */
  | { kind: 'cutBefore' }
  /** The server acts, and the connection breaks before its response arrives. */
  | { kind: 'cutAfter' }
  | { kind: 'slow'; ms: number };

export type FaultKind = Fault['kind'];

/** `POST charge/v2/api/payCharges`, with `{id}` for a path segment, or `*` for every call. */
export type CallKey = string;

export interface FaultTable {
  /** `times`: how many calls it affects; without it, every call until it is cleared. A fault of one call takes precedence over one of `*`. */
  set(call: CallKey, fault: Fault & { times?: number }): void;
  clear(call?: CallKey): void;
  /** The fault that affects this call now. Reduces its remaining count. */
  take(call: CallKey): Fault | null;
  list(): { call: CallKey; fault: Fault; times: number | null }[];
}

export function createFaultTable(): FaultTable {
  const faults = new Map<CallKey, { fault: Fault; times: number | null }>();
  return {
    set(call, { times, ...fault }) {
      if (times !== undefined && times < 1) return;
      faults.set(call, { fault, times: times ?? null });
    },
    clear(call) {
      if (call === undefined) faults.clear();
      else faults.delete(call);
    },
    take(call) {
      const key = faults.has(call) ? call : '*';
      const found = faults.get(key);
      if (found === undefined) return null;
      if (found.times !== null) {
        found.times -= 1;
        if (found.times === 0) faults.delete(key);
      }
      return found.fault;
    },
    list: () => [...faults].map(([call, { fault, times }]) => ({ call, fault, times })),
  };
}
