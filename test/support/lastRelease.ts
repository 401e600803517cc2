import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { AppRuntimeOptions } from '@/app/store';
import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import type { UnresolvedRequest } from '@/domain/requests/unresolvedRequest';
import type { KeyValueStore } from '@/platform/storage/storage';

import type { FormerLocks } from './formerPorts';

const FOLDER = path.join(__dirname, '../corpus/release-7878a5df');

interface LastRelease {
  /** The whole program without its screens. */
  readonly createAppStore: (outside: AppRuntimeOptions) => {
    readonly store: {
      getState(): { readonly payment: { readonly attempts: PaymentAttempts } } & Readonly<Record<string, unknown>>;
      dispatch(action: unknown): unknown;
    };
    stop(): void;
  };
  /** The rules of payment, by their names. It knew one clock: where ours take a `Now`, its own take device time in milliseconds. */
  readonly rules: Readonly<Record<string, (...args: unknown[]) => unknown>>;
  readonly attemptSchema: unknown;
  readonly readJournal: (local: KeyValueStore, nowMs: number) => PaymentAttempts;
  readonly writeJournal: (local: KeyValueStore, mine: PaymentAttempt, nowMs: number) => { attempt: PaymentAttempt };
  readonly readRequests: (local: KeyValueStore, nowMs: number) => readonly UnresolvedRequest[];
  readonly addRequest: (local: KeyValueStore, request: UnresolvedRequest, nowMs: number) => void;
  readonly dropRequest: (local: KeyValueStore, request: UnresolvedRequest, nowMs: number) => void;
  readonly sealRequests: (local: KeyValueStore, reader: string, nowMs: number) => void;
  readonly unresolvedOf: (
    requests: readonly UnresolvedRequest[],
    of: Pick<UnresolvedRequest, 'key' | 'owner'>,
  ) => UnresolvedRequest | undefined;
  readonly readKeptAs: (fields: unknown, text: string, keeper: object, nowMs: number) => unknown;
  readonly keptBillFields: unknown;
  readonly keptWayFields: unknown;
  readonly readPreferences: (text: string | null) => object;
  readonly readDrafts: (text: string | null, nowMs: number) => object;
  readonly createLocks: (page: Window, local: KeyValueStore, id: string) => FormerLocks;
  readonly readRecordingFile: (text: string) => object;
}

/** The code of the last release, frozen. test/corpus/release-7878a5df/README.md says what it is. */
export const lastRelease = jest.requireActual<LastRelease>(path.join(FOLDER, 'release.cjs'));

/** What the last release had stored on a device. */
export interface StoredState {
  readonly what: string;
  readonly local: Map<string, string>;
  readonly tab: Map<string, string>;
  readonly cookies: Map<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));

/** The names of the stored states. */
export const storedNames = readdirSync(path.join(FOLDER, 'states')).map((file) => file.replace('.json', ''));

/** Device time in milliseconds, as a number of its own. */
const STAMP = /(?<![\w.-])1[789]\d{11}(?![\w.])/g;

/** A stored state, written `agoMs` before now. */
export function storedState(name: string, agoMs = 60_000): StoredState {
  const { what, writtenAtMs, local, tab, cookies } = read(`states/${name}.json`) as {
    what: string;
    writtenAtMs: number;
  } & Record<'local' | 'tab' | 'cookies', Readonly<Record<string, string>>>;
  const aheadMs = Date.now() - agoMs - writtenAtMs;
  const moved = (values: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries(values).map(([key, text]) => [
        key,
        text.replace(STAMP, (stamp) => String(Number(stamp) + aheadMs)),
      ]),
    );
  return { what, local: moved(local), tab: moved(tab), cookies: moved(cookies) };
}

/** The names that a recording of the last release has in it. */
export const lastNames = read('names.json') as {
  readonly actions: readonly string[];
  readonly parts: readonly string[];
  readonly endpoints: Readonly<Record<string, readonly string[]>>;
};

/** A recording of the last release, as it was exported: a driver pays a bill and opens 我的. */
export const lastRecording = readFileSync(path.join(FOLDER, 'recording.json'), 'utf8');
