import { toPickedImage, toPictureBlob } from '@/host/images/pickedImage';
import { createHostError, createHostSuccess } from '@/host/replies/createHostError';
import { hostReplyAsRecord, hostReplyValueAsText } from '@/host/replies/hostReply';
import { HOST_USER_ACTION_TIMEOUT_MS, promisifyHostCall } from '@/host/replies/promisifyHostCall';
import { parseJson } from '@/lib/parseJson';

import type { HostAdapter, HostResult, PickedImage, PickImagesRequest } from '../HostAdapter';
import type { HostAdapterEnv } from '../HostAdapterEnv';
import { reencodeImages } from '../images/reencodeImages';
import type { WechatSignedCaller } from './createWechatSignedCaller';

/** Enough to read a picture of several megabytes as text on a slow phone. */
const READ_TIMEOUT_MS = 15_000;

const SOURCES = { camera: ['camera'], album: ['album'], both: ['album', 'camera'] } as const;

/** Android clients send the list as JSON text, and some versions of the SDK do not parse it. */
function parseLocalIds(reply: unknown): readonly string[] | null {
  const { localIds } = hostReplyAsRecord(reply);
  const list: unknown = typeof localIds === 'string' ? parseJson(localIds) : localIds;
  if (!Array.isArray(list)) return null;
  return list.map(hostReplyValueAsText).filter((id) => id !== '');
}

/** `pickImages` with WeChat's own picker. The bytes are then read one picture at a time. */
export function createWechatImagePicker(
  env: HostAdapterEnv,
  callSigned: WechatSignedCaller,
  onResume: HostAdapter['onResume'],
) {
  // Two concurrent reads break the SDK's own queue if its script sets no global.
  let lastReading: Promise<unknown> = Promise.resolve();
  const readImage = (localId: string, signal: AbortSignal | undefined): Promise<HostResult<Blob>> => {
    const reading = lastReading.then(() =>
      callSigned<Blob>({
        method: 'pickImages',
        call: 'getLocalImgData',
        params: { localId },
        limits: { timeoutMs: READ_TIMEOUT_MS, signal },
        read: (reply) => {
          const picture = toPickedImage(hostReplyValueAsText(hostReplyAsRecord(reply)['localData']));
          return picture === null
            ? createHostError('pickImages', 'unknown', 'no picture')
            : createHostSuccess(toPictureBlob(picture));
        },
      }),
    );
    lastReading = reading;
    return reading;
  };

  return ({ max = 1, source = 'both', maxEdgePx, signal }: PickImagesRequest = {}): Promise<
    HostResult<readonly PickedImage[]>
  > =>
    promisifyHostCall(env.window, 'pickImages', { signal }, async (complete) => {
      const chosen = await callSigned<readonly string[]>({
        method: 'pickImages',
        call: 'chooseImage',
        params: { count: max, sizeType: ['compressed'], sourceType: [...SOURCES[source]] },
        limits: { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, signal, onResume },
        read: (reply) => {
          const ids = parseLocalIds(reply);
          if (ids === null) return createHostError('pickImages', 'unknown');
          return ids.length === 0 ? createHostError('pickImages', 'cancelled') : createHostSuccess(ids);
        },
      });
      if (!chosen.ok) {
        complete(chosen);
        return;
      }
      const pictures: Blob[] = [];
      for (const localId of chosen.value.slice(0, max)) {
        const read = await readImage(localId, signal);
        if (!read.ok) {
          complete(read);
          return;
        }
        pictures.push(read.value);
      }
      complete(await reencodeImages(env, pictures, maxEdgePx));
    });
}
