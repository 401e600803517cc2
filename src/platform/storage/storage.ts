/**
 * A string map that never throws. Values that the browser refuses to store are retained in memory until the page ends.
 */
export interface KeyValueStore {
  get(key: string): string | null;
  /** False if the value could only be retained in memory. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface CookieJar {
  get(name: string): string | null;
  /**
   * False if the value cannot be read back (cookies refused, or over 4096 bytes). Then it is retained until the page
   * ends.
   */
  set(name: string, value: string, days: number): boolean;
  remove(name: string): void;
  /**
   * Reads the values that other tabs have written to these cookies, because `document.cookie` may be delayed. Present
   * only if the browser supports it.
   */
  syncFromBrowser?(names: readonly string[]): Promise<void>;
  /** Calls back when a cookie changes, also in another tab. Present only if the browser supports it. */
  onChange?(listener: () => void): void;
}

/** One holder at a time per browser. If the lock is taken, the result is null. */
export interface TabLocks {
  /** True if two tabs can never hold the same lock. Leases cannot guarantee that. */
  readonly areExclusive?: boolean;
  /** Runs `work` while this tab alone holds `name`. Resolves to null at once if another tab holds it. */
  tryAcquire<T>(name: string, work: () => Promise<T>): Promise<T | null>;
}

export interface Random {
  /** `length` letters and digits from a cryptographic source. */
  text(length: number): string;
}
