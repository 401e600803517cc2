/** The number that the extension gives to the first store of a page. */
export const DEVTOOLS_INSTANCE_ID = 1;

interface Message {
  source?: unknown;
  type?: unknown;
  failed?: unknown;
}

/**
 * When its panel is closed, the extension still knows the store, but not its name and features, and a reopened panel
 * would offer every feature. So the page disconnects and registers again, with the messages that the extension's own
 * script sends. The next panel then gets all options.
 */
export function reregisterDevToolsOnClose(page: Window): () => void {
  const listen = ({ source, data }: MessageEvent<Message | null>) => {
    const isClosing = data?.source === '@devtools-extension' && data.type === 'STOP' && data.failed !== true;
    if (source !== page || !isClosing) return;
    for (const type of ['DISCONNECT', 'INIT_INSTANCE'])
      page.postMessage({ type, instanceId: DEVTOOLS_INSTANCE_ID, source: '@devtools-page' }, page.location.origin);
  };
  page.addEventListener('message', listen);
  return () => {
    page.removeEventListener('message', listen);
  };
}
