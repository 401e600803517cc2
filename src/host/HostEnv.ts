import type { PickedImage } from './Host';

export type HostWindow = Window & typeof globalThis;

/** The answer of `GET basic/v2/api/jsapiSigns?url` (Rule 3.8). */
export interface JsapiSignature {
  appId: string;
  /** Seconds. */
  timestamp: number;
  nonceStr: string;
  signature: string;
}

/** The outside of the adapters, so that a test can be any browser. */
export interface HostEnv {
  window: HostWindow;
  /** The address this document was opened with, before anything rewrote it. */
  entryUrl: string;
  isIos: boolean;
  /** The server's signature over an address without its fragment. */
  sign(url: string): Promise<JsapiSignature>;
  /** The host's authorization address that leads back to `returnPath`. */
  oAuthUrl?(returnPath: string): Promise<string>;
  /** Draws a picture anew without its metadata; null when it is none. Left out, the page's canvas does it. */
  reencode?(picture: Blob, maxEdgePx: number): Promise<PickedImage | null>;
  /** Runs a script once; rejects when it cannot be had in time. Left out, a script element is used. */
  loadScript?(src: string, timeoutMs: number): Promise<void>;
}
