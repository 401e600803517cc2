import type { PickedImage } from './HostAdapter';

export type HostWindow = Window & typeof globalThis;

/** The response of `GET basic/v2/api/jsapiSigns?url` (Rule 3.8). */
export interface JsapiSignature {
  appId: string;
  /** Seconds. */
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** Everything that the adapters depend on, so that a test can simulate any browser. */
export interface HostAdapterEnv {
  window: HostWindow;
  /** The address with which this document was opened, before anything rewrote it. */
  entryUrl: string;
  isIos: boolean;
  /** The server's signature for an address without its fragment. */
  sign(url: string): Promise<JsapiSignature>;
  /** The host's authorization address that leads back to `returnPath`. */
  oAuthUrl?(returnPath: string, isBackground?: boolean): Promise<string>;
  /** Re-encodes a picture without its metadata; null if it is not a picture. If left out, the page's canvas does it. */
  reencode?(picture: Blob, maxEdgePx: number): Promise<PickedImage | null>;
  /** Runs a script once; rejects if it cannot be loaded in time. If left out, a script element is used. */
  loadScript?(src: string, timeoutMs: number): Promise<void>;
}
