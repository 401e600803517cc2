import { nanoid } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import { isWithinStorageLifetime } from '@/domain/isWithinStorageLifetime';
import { isUnknownDriver } from '@/domain/unknownDriver';
import { UPLOADS_KEY } from '@/flows/session/uploadsKey';
import { matchesSaltAndHashText, SALT_LENGTH, toSaltAndHashText } from '@/lib/createSaltedHash';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { MINUTE_MS } from '@/lib/timeUnits';
import { readDeviceAndServerNow } from '@/platform/clock/readDeviceAndServerNow';
import { getPorts } from '@/platform/ports/getPorts';

import { picturesRestored, selectUploadState } from './uploadSlice';

/** The same lifetime as the draft of a form. */
const UPLOAD_LIFETIME_MS = 30 * MINUTE_MS;

/** The picture addresses of each form; empty for a picture that was not uploaded completely. */
type Forms = Readonly<Record<string, readonly string[]>>;
interface StoredUploads {
  /** A salted hash of the driver: their own id must not outlive the session. */
  readonly owner: string;
  readonly keptAtMs: number;
  /** The same in server time, where it was known. Older releases do not write it. */
  readonly keptServerMs?: number | undefined;
  readonly forms: Forms;
}

const isForms = (value: unknown): value is Forms =>
  isPlainObject(value) &&
  Object.values(value).every((urls) => Array.isArray(urls) && urls.every((url) => typeof url === 'string'));

function parseStoredUploads(text: string | null): StoredUploads | null {
  const stored = parseJson(text ?? '');
  return isPlainObject(stored) &&
    typeof stored['owner'] === 'string' &&
    typeof stored['keptAtMs'] === 'number' &&
    isForms(stored['forms'])
    ? {
        owner: stored['owner'],
        keptAtMs: stored['keptAtMs'],
        keptServerMs: typeof stored['keptServerMs'] === 'number' ? stored['keptServerMs'] : undefined,
        forms: stored['forms'],
      }
    : null;
}

/** Stores the uploads of all forms in this tab, with their owner. The bytes are not stored. */
export function* storeUploads(): SagaGenerator<void> {
  const { tab, clock, session, random } = yield* getPorts();
  const forms = Object.entries((yield* select(selectUploadState)) ?? {})
    .filter(([, { items }]) => items.length > 0)
    .map(([form, { items }]) => [form, items.map(({ picUrl }) => picUrl)] as const);
  const now = readDeviceAndServerNow(clock);
  const stored: StoredUploads = {
    owner: toSaltAndHashText(random.text(SALT_LENGTH), session.owner()),
    keptAtMs: now.deviceMs,
    keptServerMs: now.serverMs ?? undefined,
    forms: Object.fromEntries(forms),
  };
  if (forms.length === 0) yield* call(tab.remove, UPLOADS_KEY);
  else yield* call(tab.set, UPLOADS_KEY, JSON.stringify(stored));
}

/** Restores the uploads for the same driver, in forms that have no pictures. */
export function* restoreUploads(): SagaGenerator<void> {
  const { tab, clock, session } = yield* getPorts();
  const stored = parseStoredUploads(yield* call(tab.get, UPLOADS_KEY));
  if (stored === null) return;
  const owner = session.owner();
  const { keptAtMs: deviceMs, keptServerMs: serverMs } = stored;
  if (
    !matchesSaltAndHashText(stored.owner, owner) ||
    !isWithinStorageLifetime({ deviceMs, serverMs }, readDeviceAndServerNow(clock), UPLOAD_LIFETIME_MS)
  ) {
    if (owner !== '' && !isUnknownDriver(owner)) yield* call(tab.remove, UPLOADS_KEY);
    return;
  }
  for (const [form, urls] of Object.entries(stored.forms)) {
    const current = (yield* select(selectUploadState)) ?? {};
    if ((current[form]?.items.length ?? 0) > 0) continue;
    const uploadedUrls = urls.filter((url) => url !== '');
    const items = uploadedUrls.map((picUrl) => ({
      id: nanoid(8),
      picture: '',
      status: 'done' as const,
      sentAs: '',
      percent: 100,
      picUrl,
      failure: '',
    }));
    yield* put(picturesRestored({ form, items, lost: urls.length - uploadedUrls.length }));
  }
}
