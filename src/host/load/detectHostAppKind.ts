import type { HostAppKind } from '@/host/HostAdapter';

export interface HostDetectionSignals {
  /** The native shell's message object is on the window. */
  hasNativeBridge: boolean;
}

/**
 * Decides which adapter to load. A user agent can be forged, so it only decides how to communicate with the host and
 * grants no rights.
 *
 * Enterprise WeChat also sends MicroMessenger, but it does not support this account's signatures or its cashier, so it
 * is treated as a plain browser. Other Alibaba apps send AliApp with a code other than AP.
 */
export function detectHostAppKind(userAgent: string, signals: HostDetectionSignals): HostAppKind {
  if (/wxwork/i.test(userAgent)) return 'browser';
  if (/MicroMessenger\/[\d.]+/i.test(userAgent)) return 'wechat';
  if (/AlipayClient\/[\d.]+|AliApp\(AP\//.test(userAgent)) return 'alipay';
  return signals.hasNativeBridge ? 'native' : 'browser';
}

/** iPhone and iPad. An iPad that requests desktop pages and identifies itself as a Macintosh is recognised too. */
export function isIosDevice(userAgent: string, maxTouchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
