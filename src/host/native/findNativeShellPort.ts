import type { HostWindow } from '../HostAdapterEnv';

/** The object that the native shell adds to the page: Android's own, or one of WebKit's message handlers. */
export interface NativeShellPort {
  /** The response may come through a promise, `onmessage`, or the page's `__driverHostReply`. */
  postMessage(text: string): unknown;
  onmessage?: ((event: { data: unknown }) => void) | null;
}

/** The shell's port; null outside the shell. Also null in a frame, because the shell must not trust a frame. */
export function findNativeShellPort(window: HostWindow): NativeShellPort | null {
  if (window.top !== window.self) return null;
  const { driverHost, webkit } = window as HostWindow & {
    driverHost?: NativeShellPort;
    webkit?: { messageHandlers?: { driverHost?: NativeShellPort } };
  };
  return driverHost ?? webkit?.messageHandlers?.driverHost ?? null;
}
