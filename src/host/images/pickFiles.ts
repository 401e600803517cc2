import { hostError, hostValue } from '@/host/replies/hostError';
import { settle, type SettleLimits } from '@/host/replies/settle';

import type { HostMethod, HostResult, PickImagesRequest } from '../Host';
import type { HostWindow } from '../HostEnv';

/** Older browsers send no event when the file picker is closed. Some deliver large pictures only this long after the return, ms. */
const AFTER_FOCUS_MS = 3000;

/**
 * Chrome on Android 14 and later opens its photo picker, which has no camera, for a list of nothing but pictures. A type that no file has brings
 * back the chooser with both. The browser inside another app has a chooser of that app.
 */
const HIDES_CAMERA = /Android(?!.*(?:; wv|Version\/)).*Chrome\//;
const WITH_CAMERA = 'image/*,android/allowCamera';

/** Lets the driver choose pictures with the page's own file input. It opens only in a click handler. */
export async function pickFiles(
  window: HostWindow,
  method: HostMethod,
  { max = 1, source = 'both' }: Pick<PickImagesRequest, 'max' | 'source'>,
  limits: SettleLimits,
): Promise<HostResult<readonly File[]>> {
  const { document, navigator } = window;
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = source === 'both' && HIDES_CAMERA.test(navigator.userAgent) ? WITH_CAMERA : 'image/*';
  input.multiple = max > 1;
  input.hidden = true;
  if (source === 'camera') input.setAttribute('capture', 'environment');
  let timer = 0;
  let watchFocus = (): void => undefined;
  try {
    return await settle<readonly File[]>(window, method, limits, (answer) => {
      const finish = (): void => {
        const files = [...(input.files ?? [])].slice(0, max);
        answer(files.length === 0 ? hostError(method, 'cancelled') : hostValue(files));
      };
      watchFocus = () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(finish, AFTER_FOCUS_MS);
      };
      input.addEventListener('change', finish);
      input.addEventListener('cancel', finish);
      window.addEventListener('focus', watchFocus);
      // Some older iOS versions discard an input that is not in the document.
      document.body.append(input);
      input.click();
    });
  } finally {
    window.clearTimeout(timer);
    window.removeEventListener('focus', watchFocus);
    input.remove();
  }
}
