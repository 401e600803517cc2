import { nanoid } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';

import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { driverIdentified, sessionEnded, sessionStarted, signOutRequested } from '@/flows/session/sessionSlice';
import { UPLOADS_KEY } from '@/flows/session/uploadsKey';
import type { HostErrorKind, HostResult, PickedImage } from '@/host/HostAdapter';
import { getPorts } from '@/platform/ports/getPorts';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { pictureUploadCalls } from '@/services/basic/pictures';

import { restoreUploads, storeUploads } from './storedUploads';
import {
  pictureRemoved,
  picturesNotTaken,
  picturesRequested,
  picturesTaken,
  type PictureUploadItem,
  selectFormUploads,
  selectUploadState,
  uploadDone,
  uploadFailed,
  uploadRetried,
  uploadsDropped,
  uploadStarted,
} from './uploadSlice';

/** Retry delay: a lost connection is often restored after this time. */
const RETRY_DELAY_MS = 1_000;

const PICK_ERROR_TEXTS: Readonly<Record<HostErrorKind, string>> = {
  cancelled: '',
  denied: '没有相机或相册权限，请在系统设置中允许',
  unsupported: '这里不能选择图片，请换一种方式打开',
  failed: '图片读取失败，请换一张或重试',
  unknown: '图片读取失败，请重试',
};

/** Browsers open the file chooser only during a press. Until it is open, only settled promises may be awaited. */
function* pickPictures({ payload: { form, max } }: ReturnType<typeof picturesRequested>) {
  const { host, vault } = yield* getPorts();
  const { items } = yield* select(selectFormUploads(form));
  const pickImages = (): Promise<HostResult<readonly PickedImage[]> | null> =>
    host.load().then(
      (adapter) => adapter.pickImages({ max: Math.max(1, max - items.length) }),
      () => null,
    );
  const { picked, isOver: sessionEnd } = yield* race({ picked: call(pickImages), isOver: take(sessionEnded) });
  if (sessionEnd !== undefined) return; // the next driver must not get these pictures
  if (picked?.ok !== true) {
    yield* put(picturesNotTaken({ form, trouble: PICK_ERROR_TEXTS[picked?.kind ?? 'failed'] }));
    return;
  }
  const newUploads = picked.value.slice(0, max - items.length).map(({ base64, suffix }): PictureUploadItem => ({
    id: nanoid(8),
    picture: vault.put({ fileData: base64, suffix }),
    status: 'waiting',
    sentAs: '',
    percent: 0,
    picUrl: '',
    failure: '',
  }));
  yield* put(picturesTaken({ form, items: newUploads }));
}

const toUploadErrorText = (error: unknown): string => {
  if (!isServiceError(error)) return FALLBACK_FAILURE_TEXTS.offline;
  return error.kind === 'refused' ? error.message || '这张图片未通过，请换一张' : FALLBACK_FAILURE_TEXTS[error.kind];
};

/** Uploads the bytes, and retries once if there was no connection. The endpoint's own time limit is 30 s. */
function* uploadWithRetry(form: string, id: string, bytes: Readonly<Record<string, string>>): SagaGenerator<string> {
  const { vault } = yield* getPorts();
  const upload = function* () {
    const handle = vault.put(bytes);
    yield* put(uploadStarted({ form, id, sentAs: handle }));
    return yield* callEndpoint(pictureUploadCalls.endpoints.uploadPicture, { handle });
  };
  try {
    return (yield* upload()).picUrl;
  } catch (error) {
    if (!isServiceError(error) || error.kind !== 'offline') throw error;
    yield* delay(RETRY_DELAY_MS);
    return (yield* upload()).picUrl;
  }
}

function* uploadPicture(form: string, { id, picture }: PictureUploadItem): SagaGenerator<void> {
  const { vault } = yield* getPorts();
  const bytes = vault.open(picture);
  try {
    if (bytes === undefined) {
      yield* put(uploadFailed({ form, id, failure: '图片已不在本机，请重新选择' }));
      return;
    }
    const isRemoved = (action: unknown) =>
      (pictureRemoved.match(action) && action.payload.id === id) ||
      (uploadsDropped.match(action) && action.payload.form === form);
    const { picUrl } = yield* race({ picUrl: uploadWithRetry(form, id, bytes), gone: take(isRemoved) });
    if (picUrl !== undefined) yield* put(uploadDone({ form, id, picUrl }));
  } catch (error) {
    yield* put(uploadFailed({ form, id, failure: toUploadErrorText(error) }));
  }
}

/** Uploads one picture at a time: on a mobile connection the first one arrives sooner than with three in parallel. */
function* processUploadQueue(): SagaGenerator<never> {
  for (;;) {
    const forms = Object.entries((yield* select(selectUploadState)) ?? {});
    const next = forms
      .flatMap(([form, { items }]) => items.map((item) => ({ form, item })))
      .find(({ item }) => item.status === 'waiting');
    if (next === undefined) yield* take([picturesTaken, uploadRetried]);
    else yield* uploadPicture(next.form, next.item);
  }
}

/** Drops bytes that no form shows any more. */
function* dropBytes({ payload }: ReturnType<typeof pictureRemoved> | ReturnType<typeof uploadsDropped>) {
  const { vault } = yield* getPorts();
  for (const picture of 'pictures' in payload ? payload.pictures : [payload.picture]) vault.drop(picture);
}

/**
 * Drops all pictures from the state when a session ends, so that the next driver does not see them. Their stored
 * addresses remain for the same driver, unless that driver signed out explicitly.
 */
function* dropAllUploads(hasSignedOut: boolean) {
  const { tab } = yield* getPorts();
  const stored = yield* call(tab.get, UPLOADS_KEY);
  const forms = Object.entries((yield* select(selectUploadState)) ?? {});
  for (const [form, { items }] of forms)
    yield* put(uploadsDropped({ form, pictures: items.map(({ picture }) => picture) }));
  if (hasSignedOut || stored === null) yield* call(tab.remove, UPLOADS_KEY);
  else yield* call(tab.set, UPLOADS_KEY, stored);
}

export function* uploadSaga() {
  yield* takeEvery([pictureRemoved, uploadsDropped], dropBytes);
  yield* takeEvery(picturesRequested, pickPictures);
  let hasSignedOut = false;
  yield* takeEvery(signOutRequested, function leaving() {
    hasSignedOut = true;
  });
  yield* takeEvery(sessionEnded, function* ended() {
    yield* dropAllUploads(hasSignedOut);
    hasSignedOut = false;
  });
  yield* takeEvery(sessionStarted, restoreUploads);
  yield* takeEvery(driverIdentified, function* identified() {
    yield* restoreUploads();
    yield* storeUploads();
  });
  yield* takeEvery([picturesTaken, uploadDone, pictureRemoved, uploadsDropped], storeUploads);
  yield* restoreUploads();
  yield* fork(processUploadQueue);
}
