import { createHostError, createHostSuccess } from '@/host/replies/createHostError';
import { type HostCallOptions, promisifyHostCall } from '@/host/replies/promisifyHostCall';

import type { HostAdapterMethod, HostResult, PickImagesRequest } from '../HostAdapter';
import type { HostWindow } from '../HostAdapterEnv';

/**
 * Older browsers send no event when the file picker is closed. Some deliver large pictures up to this long after the
 * page has regained the focus, ms.
 */
const FOCUS_GRACE_MS = 3000;

/**
 * Chrome on Android 14 and later opens its photo picker, which has no camera, if only picture types are accepted. An
 * additional unused type makes it open the chooser with both. Web views inside other apps use that app's chooser.
 */
const CAMERALESS_PICKER = /Android(?!.*(?:; wv|Version\/)).*Chrome\//;
const ACCEPT_WITH_CAMERA = 'image/*,android/allowCamera';

/** Lets the driver choose pictures with the page's own file input. It opens only in a click handler. */
export async function pickPictureFiles(
  window: HostWindow,
  method: HostAdapterMethod,
  { max = 1, source = 'both' }: Pick<PickImagesRequest, 'max' | 'source'>,
  limits: HostCallOptions,
): Promise<HostResult<readonly File[]>> {
  const { document, navigator } = window;
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = source === 'both' && CAMERALESS_PICKER.test(navigator.userAgent) ? ACCEPT_WITH_CAMERA : 'image/*';
  input.multiple = max > 1;
  input.hidden = true;
  if (source === 'camera') input.setAttribute('capture', 'environment');
  let timer = 0;
  let onFocus = (): void => undefined;
  try {
    return await promisifyHostCall<readonly File[]>(window, method, limits, (complete) => {
      const finish = (): void => {
        const files = [...(input.files ?? [])].slice(0, max);
        complete(files.length === 0 ? createHostError(method, 'cancelled') : createHostSuccess(files));
      };
      onFocus = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(finish, FOCUS_GRACE_MS);
      };
      input.addEventListener('change', finish);
      input.addEventListener('cancel', finish);
      window.addEventListener('focus', onFocus);
      // Some older iOS versions discard an input that is not in the document.
      document.body.append(input);
      input.click();
    });
  } finally {
    window.clearTimeout(timer);
    window.removeEventListener('focus', onFocus);
    input.remove();
  }
}
