import type { Host, HostKind } from '@/host/Host';
import type { HostEnv } from '@/host/HostEnv';

import type { RuntimeConfig } from '../config/runtimeConfig';
import type { SessionKeeper } from '../session/sessionKeeper';
import type { CookieJar, KeyValueStore, Locks, Random } from '../storage/storage';
import type { Vault } from '../storage/vault';

/** Times in milliseconds. Countdowns use `serverNow`, which is based on the Date header of the last response and the monotonic clock. */
export interface Clock {
  /** The device's own clock, for the `ts` header and for the age of stored data. */
  deviceNow(): number;
  /** Always increases steadily, whatever happens to the device's clock. */
  monotonic(): number;
  /** For display. Before any response, the device's clock. */
  serverNow(): number;
  /** The same, null while it is not certain: before any response, and after sleep until the next one. What blocks money ends by this alone. */
  serverTime(): number | null;
  learnServerTime(dateMs: number): void;
  /** The page is seen again. The monotonic clock stands still while a phone sleeps: where the device's has moved more, the server time follows that one. */
  resync(): void;
}

/** The document around the app. Addresses are absolute. */
export interface PagePort {
  href(): string;
  /** Version and commit of this build; empty if the document does not have them. */
  readonly build: string;
  /** The address that this document was opened with, including a used ticket. It is kept in memory only. */
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
  /** The document is about to give way to another one. */
  isLeaving(): boolean;
  /** Calls back when the document has loaded and the browser is idle. Returns a function that cancels it. */
  whenIdle(work: () => void): () => void;
  /** Whether the driver has set the system to reduce motion. */
  prefersReducedMotion(): boolean;
  isOnline(): boolean;
  /** Calls back when the page becomes visible again or is restored from the back-forward cache. Returns the unsubscribe function. */
  onSeenAgain(listener: () => void): () => void;
  onOnlineChange(listener: (isOnline: boolean) => void): () => void;
}

/** The calls that a host adapter makes to the server. */
export type HostCalls = Pick<HostEnv, 'sign'> & { oAuthUrl(returnPath: string, isQuiet?: boolean): Promise<string> };

export interface HostPort {
  readonly kind: HostKind;
  /** The adapter of this host; loaded once, on first use. */
  load(): Promise<Host>;
}

/** A record of one call for customer service. It contains nothing that identifies the driver. */
export interface NotedCall {
  ns: string;
  /** The endpoint, if the call belongs to one. */
  name: string | undefined;
  method: string;
  /** Below ./api/, without query. */
  path: string;
  /** The envelope's code, or the kind of failure if there is no code. */
  code: string;
  /** Of HTTP, if there was an answer. */
  status: number | undefined;
  /** From request to response, in milliseconds. */
  ms: number;
}

/** The parts of a response that the transport reads. */
export type Answered = Pick<Response, 'status' | 'text'> &
  Partial<Pick<Response, 'body'>> & { readonly headers: Pick<Headers, 'get'> };
/** Like `fetch`, but also reports how many bytes of the body were sent. */
export type UploadFetch = (
  input: string,
  init: RequestInit,
  onSent: (sentBytes: number, totalBytes: number) => void,
) => Promise<Answered>;

/** Everything outside the program is passed in here, so a test can run the whole app with fakes at its edges. */
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
  locks: Locks;
  hostKind: HostKind;
  openHost(calls: HostCalls): Promise<Host>;
  config: RuntimeConfig;
  /** The last resort for an unexpected error. */
  report(error: unknown, where: string): void;
}

/** The outside ports plus the keepers of secrets. Tokens and passwords never enter the store. */
export interface Ports extends OutsidePorts {
  session: SessionKeeper;
  vault: Vault;
  host: HostPort;
  /** Records calls and errors for diagnosis. `useRecorder` reads it. */
  recorder?: { note(this: void, callOrError: unknown): void };
}
