/** One call as the gateway saw it. No body, no token, no query: they may hold secrets. */
export interface LoggedCall {
  /** World time, epoch ms. */
  at: number;
  method: string;
  /** Relative to ./api/. */
  path: string;
  /** The endpoint, `{id}` for a path segment; what faults are set on. */
  call: string;
  driverId: string;
  ns: string;
  /** The envelope's code, or the fault's kind where no envelope was sent. */
  code: string;
  /** Real time taken. */
  ms: number;
}

export interface RequestLog {
  add(entry: LoggedCall): void;
  /** Oldest first. */
  list(): readonly LoggedCall[];
  /** How often an endpoint was called. */
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
