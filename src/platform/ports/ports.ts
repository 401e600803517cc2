import type { HostAdapter, HostAppKind } from '@/host/HostAdapter';
import type { HostAdapterEnv } from '@/host/HostAdapterEnv';
import type { RuntimeConfig } from '@/platform/config/runtimeConfig';
import type { SessionManager } from '@/platform/ports/session';
import type { CookieJar, KeyValueStore, Random, TabLocks } from '@/platform/storage/storage';
import type { SecretMemoryStore } from '@/platform/storage/vault';

/**
 * Times in milliseconds. Countdowns use `serverNow`: the Date header of the last response plus the monotonic time
 * since.
 */
export interface Clock {
  /** The device's own clock, for the `ts` header and for the age of stored data. */
  deviceNow(): number;
  /** Increases steadily, even if the device's clock is set. */
  monotonic(): number;
  /** For display. Before any response, the device's clock. */
  serverNow(): number;
  /**
   * The same, but null while it is uncertain: before any response, and after sleep until the next one. Expiry that
   * blocks money uses only this.
   */
  serverTime(): number | null;
  syncServerTime(dateMs: number): void;
  /**
   * Called when the page becomes visible again. The monotonic clock stops while a phone sleeps; if the device's clock
   * advanced further, the server time is corrected by the difference.
   */
  resync(): void;
}

/** The document around the app. Addresses are absolute. */
export interface PagePort {
  href(): string;
  /** Version and commit of this build; empty if the document does not have them. */
  readonly build: string;
  /** The address that this document was opened with, including a used ticket. Retained in memory only. */
  readonly entryHref: string;
  /** Rewrites the address without a history entry and without a reload. */
  replaceAddress(href: string): void;
  /** Leaves the app for another address. */
  leave(href: string): void;
  reload(): void;
  setTitle(title: string): void;
  /** Copies a text to the clipboard; false if the browser refuses. */
  copy(text: string): Promise<boolean>;
  /** Reads the clipboard; null if the browser or the driver refuses. Call it in a press handler. */
  paste(): Promise<string | null>;
  isVisible(): boolean;
  /** The document is being unloaded. */
  isLeaving(): boolean;
  /** Calls back when the document has loaded and the browser is idle. Returns a function that cancels it. */
  whenIdle(work: () => void): () => void;
  /** Whether the driver has set the system to reduce motion. */
  prefersReducedMotion(): boolean;
  isOnline(): boolean;
  /**
   * Calls back when the page becomes visible again or is restored from the back-forward cache. Returns the unsubscribe
   * function.
   */
  onPageVisible(listener: () => void): () => void;
  onOnlineChange(listener: (isOnline: boolean) => void): () => void;
}

/** The calls that a host adapter makes to the server. */
export type HostAdapterServerCalls = Pick<HostAdapterEnv, 'sign'> & {
  oAuthUrl(returnPath: string, isBackground?: boolean): Promise<string>;
};

export interface HostAdapterPort {
  readonly kind: HostAppKind;
  /** The adapter of this host; loaded once, on first use. */
  load(): Promise<HostAdapter>;
}

/** A record of one call for customer service. It contains nothing that identifies the driver. */
export interface ServiceCallRecord {
  ns: string;
  /** The endpoint, if the call belongs to one. */
  name: string | undefined;
  method: string;
  /** Below ./api/, without query. */
  path: string;
  /** The envelope's code, or the kind of failure if there is no code. */
  code: string;
  /** The HTTP status, if there was a response. */
  status: number | undefined;
  /** From request to response, in milliseconds. */
  ms: number;
}

/** The parts of a response that the transport reads. */
export type TransportResponse = Pick<Response, 'status' | 'text'> &
  Partial<Pick<Response, 'body'>> & { readonly headers: Pick<Headers, 'get'> };
/** Like `fetch`, but also reports how many bytes of the body were sent. */
export type UploadFetch = (
  input: string,
  init: RequestInit,
  onProgress: (sentBytes: number, totalBytes: number) => void,
) => Promise<TransportResponse>;

/** Everything outside the program is passed in here, so that a test can run the complete app with fakes. */
export interface OutsidePorts {
  fetch(input: string, init?: RequestInit): Promise<Response>;
  /** The function that sends uploads. Lazy: its code loads on first use. */
  openUpload(): Promise<UploadFetch>;
  clock: Clock;
  random: Random;
  /** localStorage. */
  local: KeyValueStore;
  /** sessionStorage. */
  tab: KeyValueStore;
  cookies: CookieJar;
  page: PagePort;
  locks: TabLocks;
  hostKind: HostAppKind;
  openHost(calls: HostAdapterServerCalls): Promise<HostAdapter>;
  config: RuntimeConfig;
  /** Reports an unexpected error that nothing else handles. */
  report(error: unknown, where: string): void;
}

/** The outside ports plus the holders of secrets. Tokens and passwords never enter the store. */
export interface Ports extends OutsidePorts {
  session: SessionManager;
  vault: SecretMemoryStore;
  host: HostAdapterPort;
  /**
   * What operations know of this page; undefined in a build without them. Calls and errors are reported to it.
   * `useOperationsTools` has the whole port.
   */
  operations?: { note(this: void, callOrError: unknown): void } | undefined;
}
