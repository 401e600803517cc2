import type { HostWindow } from './HostAdapterEnv';

/**
 * Runs the script at an address. Rejects if it cannot be loaded within the limit. The element is removed in either
 * case.
 */
export function loadScript(window: HostWindow, src: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = window.document.createElement('script');
    const finish = (errorText?: string): void => {
      window.clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      if (errorText === undefined) resolve();
      else reject(new Error(errorText));
    };
    const timer = window.setTimeout(() => finish('script too late'), timeoutMs);
    script.onload = () => finish();
    script.onerror = () => finish('script not found');
    script.async = true;
    script.src = src;
    window.document.head.append(script);
  });
}
