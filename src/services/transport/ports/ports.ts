import type { Host, HostKind } from '@/host/Host';
import type { HostEnv } from '@/host/HostEnv';

import type { RuntimeConfig } from '../config/runtimeConfig';
import type { SessionKeeper } from '../session/sessionKeeper';
import type { CookieJar, KeyValueStore, Locks, Random } from '../storage/storage';
import type { Vault } from '../storage/vault';

/** Time in milliseconds. Countdowns use `serverNow`, which follows the last answer's Date header and a monotonic clock. */
export interface Clock {
  /** The device's own wall clock; for the `ts` header and for the age of stored things. */
  deviceNow(): number;
  /** Grows steadily, unaffected by changes of the device's clock. */
  monotonic(): number;
  serverNow(): number;
  learnServerTime(dateMs: number): void;
}

/** The document around the app. Addresses are absolute. */
export interface PagePort {
  href(): string;
  /** Version and commit of this build; empty when the document does not say. */
  readonly build: string;
  /** The address this document was opened with, spent ticket included; kept in memory only. */
  readonly entryHref: string;
  /** Rewrites the address without a history entry and without a reload. */
  replaceAddress(href: string): void;
  /** Leaves the app for another address. */
  leave(href: string): void;
  reload(): void;
  setTitle(title: string): void;
  /** Puts a text on the clipboard; false when the browser refuses. */
  copy(text: string): Promise<boolean>;
  /** The text on the clipboard; null when the browser or the driver refuses. Ask in a press. */
  paste(): Promise<string | null>;
  isVisible(): boolean;
  /** Calls back when the document has loaded and nothing urgent is to be done. Returns the cancellation. */
  whenIdle(work: () => void): () => void;
  /** The driver asked the system for less movement. */
  prefersReducedMotion(): boolean;
  isOnline(): boolean;
  /** Calls back when the page is seen again (visible, or restored from the back-forward cache). Returns the unsubscription. */
  onSeenAgain(listener: () => void): () => void;
  onOnlineChange(listener: (isOnline: boolean) => void): () => void;
}

/** What an adapter asks of the server. */
export type HostCalls = Pick<HostEnv, 'sign'> & { oAuthUrl(returnPath: string): Promise<string> };

export interface HostPort {
  readonly kind: HostKind;
  /** The adapter of this host; loaded once, on first use. */
  load(): Promise<Host>;
}

/** One call as customer service may know it: nothing in it tells who the driver is. */
export interface NotedCall {
  ns: string;
  method: string;
  /** Below ./api/, without query. */
  path: string;
  /** The envelope's code, or the kind of failure where there is none. */
  code: string;
  /** From the sending to the answer, milliseconds. */
  ms: number;
}

/** What the transport reads of an answer. */
export type Answered = Pick<Response, 'status' | 'text'> & { readonly headers: Pick<Headers, 'get'> };
/** As `fetch`, and tells how many bytes of the body have left. */
export type UploadFetch = (
  input: string,
  init: RequestInit,
  onSent: (sentBytes: number, totalBytes: number) => void,
) => Promise<Answered>;

/** Everything outside the program enters here, so that a test is a whole app with faked edges. */
export interface OutsidePorts {
  fetch(input: string, init?: RequestInit): Promise<Response>;
  /** What sends many bytes; its code is loaded on first use. */
  openUpload(): Promise<UploadFetch>;
  clock: Clock;
  random: Random;
  /** localStorage. */
  local: KeyValueStore;
  /** sessionStorage. */
  tab: KeyValueStore;
  cookies: CookieJar;
  page: PagePort;
  locks: Locks;
  hostKind: HostKind;
  openHost(calls: HostCalls): Promise<Host>;
  config: RuntimeConfig;
  /** The last resort for an error nobody expected. */
  report(error: unknown, where: string): void;
}

/** The outside together with what guards secrets: neither tokens nor passwords ever enter the store. */
export interface Ports extends OutsidePorts {
  session: SessionKeeper;
  vault: Vault;
  host: HostPort;
  /** Remembers a call for the diagnostics sheet. */
  noteCall?: (call: NotedCall) => void;
}
