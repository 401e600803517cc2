import { nanoid } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, select } from 'typed-redux-saga';

import { isStillKept } from '@/domain/isStillKept';
import { isUnknownDriver } from '@/domain/unknownDriver';
import { UPLOADS_KEY } from '@/flows/session/keptUploadsKey';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { isPrintOf, printWithSalt, SALT_LENGTH } from '@/lib/saltedPrint';
import { MINUTE_MS } from '@/lib/timeUnits';
import { nowOf } from '@/services/transport/clock/nowOf';
import { getPorts } from '@/services/transport/ports/getPorts';

import { picturesRestored, selectUpload } from './uploadSlice';

/** The same lifetime as the draft of a form. */
const LIFE_MS = 30 * MINUTE_MS;

/** The picture addresses of each form; empty for a picture that was not uploaded completely. */
type Forms = Readonly<Record<string, readonly string[]>>;
interface Kept {
  /** A print of the driver, with its salt: their own id does not outlive the session. */
  readonly owner: string;
  readonly keptAtMs: number;
  /** The same in server time, where it was known. An older release does not write it. */
  readonly keptServerMs?: number | undefined;
  readonly forms: Forms;
}

const isForms = (value: unknown): value is Forms =>
  isPlainObject(value) &&
  Object.values(value).every((urls) => Array.isArray(urls) && urls.every((url) => typeof url === 'string'));

function readKept(text: string | null): Kept | null {
  const kept = parseJson(text ?? '');
  return isPlainObject(kept) &&
    typeof kept['owner'] === 'string' &&
    typeof kept['keptAtMs'] === 'number' &&
    isForms(kept['forms'])
    ? {
        owner: kept['owner'],
        keptAtMs: kept['keptAtMs'],
        keptServerMs: typeof kept['keptServerMs'] === 'number' ? kept['keptServerMs'] : undefined,
        forms: kept['forms'],
      }
    : null;
}

/** Keeps the uploads of all forms in this tab, with their owner. The bytes are not kept. */
export function* keepUploads(): SagaGenerator<void> {
  const { tab, clock, session, random } = yield* getPorts();
  const forms = Object.entries((yield* select(selectUpload)) ?? {})
    .filter(([, { items }]) => items.length > 0)
    .map(([form, { items }]) => [form, items.map(({ picUrl }) => picUrl)] as const);
  const now = nowOf(clock);
  const kept: Kept = {
    owner: printWithSalt(random.text(SALT_LENGTH), session.owner()),
    keptAtMs: now.deviceMs,
    keptServerMs: now.serverMs ?? undefined,
    forms: Object.fromEntries(forms),
  };
  if (forms.length === 0) yield* call(tab.remove, UPLOADS_KEY);
  else yield* call(tab.set, UPLOADS_KEY, JSON.stringify(kept));
}

/** Restores the uploads for the same driver, in forms that have no pictures. */
export function* restoreUploads(): SagaGenerator<void> {
  const { tab, clock, session } = yield* getPorts();
  const kept = readKept(yield* call(tab.get, UPLOADS_KEY));
  if (kept === null) return;
  const owner = session.owner();
  const { keptAtMs: deviceMs, keptServerMs: serverMs } = kept;
  if (!isPrintOf(kept.owner, owner) || !isStillKept({ deviceMs, serverMs }, nowOf(clock), LIFE_MS)) {
    if (owner !== '' && !isUnknownDriver(owner)) yield* call(tab.remove, UPLOADS_KEY);
    return;
  }
  for (const [form, urls] of Object.entries(kept.forms)) {
    const now = (yield* select(selectUpload)) ?? {};
    if ((now[form]?.items.length ?? 0) > 0) continue;
    const there = urls.filter((url) => url !== '');
    const items = there.map((picUrl) => ({
      id: nanoid(8),
      picture: '',
      status: 'done' as const,
      sentAs: '',
      percent: 100,
      picUrl,
      failure: '',
    }));
    yield* put(picturesRestored({ form, items, lost: urls.length - there.length }));
  }
}
