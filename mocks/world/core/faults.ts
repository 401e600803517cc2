/** What can go wrong with a call. Before the server acts, but for `slow` and `cutAfter`, where it does act. */
export type Fault =
  | { kind: 'code'; code: string; msg?: string }
  | { kind: 'http401' | 'http500' | 'html' | 'empty' | 'malformed' | 'nulldata' }
  /** No answer for ever; the request never arrived. */
  | { kind: 'never' }
  /** The line breaks before the server saw the request. */
  | { kind: 'cutBefore' }
  /** The server acts and the line breaks before its answer arrives. */
  | { kind: 'cutAfter' }
  | { kind: 'slow'; ms: number };

export type FaultKind = Fault['kind'];

/** `POST charge/v2/api/payCharges`, with `{id}` for a path segment, or `*` for every call. */
export type CallKey = string;

export interface FaultTable {
  /** `times`: how many calls it hits; without it, every call until cleared. A fault of one call goes before one of `*`. */
  set(call: CallKey, fault: Fault & { times?: number }): void;
  clear(call?: CallKey): void;
  /** The fault that hits this call now, counted down. */
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
