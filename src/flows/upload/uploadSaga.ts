import { nanoid } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';

import { UPLOADS_KEY } from '@/flows/session/keptUploadsKey';
import { driverIdentified, sessionEnded, sessionStarted, signOutRequested } from '@/flows/session/sessionSlice';
import type { HostErrorKind, HostResult, PickedImage } from '@/host/Host';
import { pictureCalls } from '@/services/basic/pictures';
import { getPorts } from '@/services/transport/ports/getPorts';
import { callEndpoint } from '@/services/transport/query/callEndpoint';
import { failureText } from '@/services/transport/query/errorCodes';
import { isServiceError } from '@/services/transport/query/serviceError';

import { keepUploads, restoreUploads } from './keptUploads';
import {
  pictureRemoved,
  picturesNotTaken,
  picturesRequested,
  picturesTaken,
  selectUpload,
  selectUploadsOf,
  type Upload,
  uploadDone,
  uploadFailed,
  uploadRetried,
  uploadsDropped,
  uploadStarted,
} from './uploadSlice';

/** A lost connection is often back after this time. */
const AGAIN_AFTER_MS = 1_000;

const PICK_TROUBLE: Readonly<Record<HostErrorKind, string>> = {
  cancelled: '',
  denied: '没有相机或相册权限，请在系统设置中允许',
  unsupported: '这里不能选择图片，请换一种方式打开',
  failed: '图片读取失败，请换一张或重试',
  unknown: '图片读取失败，请重试',
};

/** Browsers open the file chooser only during a press. Until it is open, only settled promises may be awaited. */
function* pick({ payload: { form, max } }: ReturnType<typeof picturesRequested>) {
  const { host, vault } = yield* getPorts();
  const { items } = yield* select(selectUploadsOf(form));
  const pickImages = (): Promise<HostResult<readonly PickedImage[]> | null> =>
    host.load().then(
      (adapter) => adapter.pickImages({ max: Math.max(1, max - items.length) }),
      () => null,
    );
  const { picked, isOver } = yield* race({ picked: call(pickImages), isOver: take(sessionEnded) });
  if (isOver !== undefined) return; // the next driver must not get these pictures
  if (picked?.ok !== true) {
    yield* put(picturesNotTaken({ form, trouble: PICK_TROUBLE[picked?.kind ?? 'failed'] }));
    return;
  }
  const taken = picked.value.slice(0, max - items.length).map(({ base64, suffix }): Upload => ({
    id: nanoid(8),
    picture: vault.put({ fileData: base64, suffix }),
    status: 'waiting',
    sentAs: '',
    percent: 0,
    picUrl: '',
    failure: '',
  }));
  yield* put(picturesTaken({ form, items: taken }));
}

const wordsOf = (error: unknown): string => {
  if (!isServiceError(error)) return failureText.offline;
  return error.kind === 'refused' ? error.message || '这张图片未通过，请换一张' : failureText[error.kind];
};

/** Sends the bytes, and retries once if there was no connection. The endpoint's own time limit is 30 s. */
function* sendBytes(form: string, id: string, bytes: Readonly<Record<string, string>>): SagaGenerator<string> {
  const { vault } = yield* getPorts();
  const once = function* () {
    const handle = vault.put(bytes);
    yield* put(uploadStarted({ form, id, sentAs: handle }));
    return yield* callEndpoint(pictureCalls.endpoints.uploadPicture, { handle });
  };
  try {
    return (yield* once()).picUrl;
  } catch (error) {
    if (!isServiceError(error) || error.kind !== 'offline') throw error;
    yield* delay(AGAIN_AFTER_MS);
    return (yield* once()).picUrl;
  }
}

function* sendOne(form: string, { id, picture }: Upload): SagaGenerator<void> {
  const { vault } = yield* getPorts();
  const bytes = vault.open(picture);
  try {
    if (bytes === undefined) {
      yield* put(uploadFailed({ form, id, failure: '图片已不在本机，请重新选择' }));
      return;
    }
    const isGone = (action: unknown) =>
      (pictureRemoved.match(action) && action.payload.id === id) ||
      (uploadsDropped.match(action) && action.payload.form === form);
    const { picUrl } = yield* race({ picUrl: sendBytes(form, id, bytes), gone: take(isGone) });
    if (picUrl !== undefined) yield* put(uploadDone({ form, id, picUrl }));
  } catch (error) {
    yield* put(uploadFailed({ form, id, failure: wordsOf(error) }));
  }
}

/** One picture at a time: on a phone's connection, one arrives sooner than three at once. */
function* sendAll(): SagaGenerator<never> {
  for (;;) {
    const forms = Object.entries((yield* select(selectUpload)) ?? {});
    const next = forms
      .flatMap(([form, { items }]) => items.map((item) => ({ form, item })))
      .find(({ item }) => item.status === 'waiting');
    if (next === undefined) yield* take([picturesTaken, uploadRetried]);
    else yield* sendOne(next.form, next.item);
  }
}

/** Drops bytes that no form shows any more. */
function* forget({ payload }: ReturnType<typeof pictureRemoved> | ReturnType<typeof uploadsDropped>) {
  const { vault } = yield* getPorts();
  for (const picture of 'pictures' in payload ? payload.pictures : [payload.picture]) vault.drop(picture);
}

/**
 * Pictures belong to the driver who took them, so the next driver does not see them.
 * They are kept for the same driver, unless that driver has signed out on purpose.
 */
function* dropAll(hasLeft: boolean) {
  const { tab } = yield* getPorts();
  const kept = yield* call(tab.get, UPLOADS_KEY);
  const forms = Object.entries((yield* select(selectUpload)) ?? {});
  for (const [form, { items }] of forms)
    yield* put(uploadsDropped({ form, pictures: items.map(({ picture }) => picture) }));
  if (hasLeft || kept === null) yield* call(tab.remove, UPLOADS_KEY);
  else yield* call(tab.set, UPLOADS_KEY, kept);
}

export function* uploadSaga() {
  yield* takeEvery([pictureRemoved, uploadsDropped], forget);
  yield* takeEvery(picturesRequested, pick);
  let hasLeft = false;
  yield* takeEvery(signOutRequested, function leaving() {
    hasLeft = true;
  });
  yield* takeEvery(sessionEnded, function* ended() {
    yield* dropAll(hasLeft);
    hasLeft = false;
  });
  yield* takeEvery(sessionStarted, restoreUploads);
  yield* takeEvery(driverIdentified, function* identified() {
    yield* restoreUploads();
    yield* keepUploads();
  });
  yield* takeEvery([picturesTaken, uploadDone, pictureRemoved, uploadsDropped], keepUploads);
  yield* restoreUploads();
  yield* fork(sendAll);
}
