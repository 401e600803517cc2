/** One call as the gateway received it. It has no body, no token and no query, because they may contain secrets. */
export interface LoggedCall {
  /** World time, epoch ms. */
  at: number;
  method: string;
  /** Relative to ./api/. */
  path: string;
  /** The endpoint, with `{id}` for a path segment. Faults are set with this key. */
  call: string;
  driverId: string;
  ns: string;
  /** The code of the envelope, or the kind of the fault if no envelope was sent. */
  code: string;
  /** Duration in real time. */
  ms: number;
}

export interface RequestLog {
  add(entry: LoggedCall): void;
  /** Oldest first. */
  list(): readonly LoggedCall[];
  /** The number of calls to an endpoint. */
  count(call: string): number;
  clear(): void;
}

const KEPT = 500;

export function createRequestLog(): RequestLog {
  let entries: LoggedCall[] = [];
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length > KEPT) entries = entries.slice(-KEPT);
    },
    list: () => entries,
    count: (call) => entries.filter((entry) => entry.call === call).length,
    clear() {
      entries = [];
    },
  };
}
