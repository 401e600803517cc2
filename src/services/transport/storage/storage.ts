/** A string map that never throws: where the browser refuses storage it lives in memory for this page's life. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** False when the value could only be kept in memory. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface CookieJar {
  get(name: string): string | null;
  /** False when the value cannot be read back (cookies refused, or over 4096 bytes): then it lives for this page's life. */
  set(name: string, value: string, days: number): boolean;
  remove(name: string): void;
  /**
   * Learns what other tabs have written into these cookies: what a page reads by itself may be a moment behind. Only where the
   * browser can tell.
   */
  catchUp?(names: readonly string[]): Promise<void>;
  /** Calls back when a cookie changes, also by another tab. Only where the browser can tell. */
  onChange?(listener: () => void): void;
}

/** One holder at a time per browser. A lock that cannot be had answers null. */
export interface Locks {
  /** Two tabs can never hold the same one. Leases cannot promise it. */
  readonly areCertain?: boolean;
  /** Runs `work` while this tab alone holds `name`; answers null at once when another tab holds it. */
  tryWith<T>(name: string, work: () => Promise<T>): Promise<T | null>;
}

export interface Random {
  /** `length` letters and digits from a cryptographic source. */
  text(length: number): string;
}
