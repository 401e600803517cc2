/** The number that the extension gives to the first store of a page. */
export const INSTANCE = 1;

interface Message {
  source?: unknown;
  type?: unknown;
  failed?: unknown;
}

/**
 * When its panel is closed, the extension goes on knowing the store, but no more its name and features, and a panel that is opened again would
 * offer everything. So the page takes leave and registers again, with the messages that its own script sends. The next panel is then told all.
 */
export function introduceAgain(page: Window): () => void {
  const listen = ({ source, data }: MessageEvent<Message | null>) => {
    const isClosing = data?.source === '@devtools-extension' && data.type === 'STOP' && data.failed !== true;
    if (source !== page || !isClosing) return;
    for (const type of ['DISCONNECT', 'INIT_INSTANCE'])
      page.postMessage({ type, instanceId: INSTANCE, source: '@devtools-page' }, page.location.origin);
  };
  page.addEventListener('message', listen);
  return () => {
    page.removeEventListener('message', listen);
  };
}
