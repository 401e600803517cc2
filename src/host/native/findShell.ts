import type { HostWindow } from '../HostEnv';

/** The object that the native shell puts into the page: Android's own, or one of WebKit's message handlers. */
export interface ShellPort {
  /** May answer by a promise, by `onmessage`, or by the page's `__driverHostReply`. */
  postMessage(text: string): unknown;
  onmessage?: ((event: { data: unknown }) => void) | null;
}

/** The shell's port; null outside the shell, and in a frame, which the shell must not trust. */
export function findShell(window: HostWindow): ShellPort | null {
  if (window.top !== window.self) return null;
  const { driverHost, webkit } = window as HostWindow & {
    driverHost?: ShellPort;
    webkit?: { messageHandlers?: { driverHost?: ShellPort } };
  };
  return driverHost ?? webkit?.messageHandlers?.driverHost ?? null;
}
