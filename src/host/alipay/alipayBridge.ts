import type { HostWindow } from '../HostEnv';

/** The bridge that the Alipay client puts on the window. Commands without a response take no callback. */
export interface AlipayBridge {
  call(name: string, params: Readonly<Record<string, unknown>>, reply?: (answer: unknown) => void): void;
}

export function alipayBridge(window: HostWindow): AlipayBridge | undefined {
  return (window as HostWindow & { AlipayJSBridge?: AlipayBridge }).AlipayJSBridge;
}
