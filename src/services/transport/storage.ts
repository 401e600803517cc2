/** A string map that never throws: where the browser refuses storage it lives in memory for this page's life. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** False when the value could only be kept in memory. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface CookieJar {
  get(name: string): string | null;
  /** False when the value cannot be read back (cookies refused, or over 4096 bytes). */
  set(name: string, value: string, days: number): boolean;
  remove(name: string): void;
}
