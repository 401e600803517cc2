import type { HostWindow } from '../HostEnv';

/** A picture as the browser draws it, with its orientation applied; null if the browser cannot read it. */
export async function loadPicture(window: HostWindow, picture: Blob): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(picture);
  const image = window.document.createElement('img');
  try {
    image.src = address;
    await image.decode();
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
