import type { HostWindow } from '../HostAdapterEnv';

/** Decodes a picture, with its orientation applied; null if the browser cannot read it. */
export async function decodePicture(window: HostWindow, picture: Blob): Promise<HTMLImageElement | null> {
  const url = URL.createObjectURL(picture);
  const image = window.document.createElement('img');
  try {
    image.src = url;
    await image.decode();
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
