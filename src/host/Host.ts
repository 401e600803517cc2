import type { PAY_CHANNEL, PayChannel } from '@/domain/payment/payChannel';
import type { MapLibrary, MapRequest } from '@/host/MapLibrary';

import type { ClientType } from './clientType';

export type HostKind = 'native' | 'wechat' | 'alipay' | 'browser';

/**
 * Why a host call gave no value.
 * - `cancelled`: the user or the caller's signal stopped it.
 * - `denied`: the user or the system refuses the permission; asking again shows nothing.
 * - `unsupported`: this host cannot do it, now or ever; offer another way.
 * - `failed`: it was tried and did not work; it may work when tried again.
 * - `unknown`: no answer, or one that cannot be read; it may or may not have happened.
 */
export type HostErrorKind = 'cancelled' | 'denied' | 'unsupported' | 'failed' | 'unknown';

export interface HostError {
  ok: false;
  kind: HostErrorKind;
  /** The name of the `Host` method. */
  method: HostMethod;
  /** What the host said, for logs; never shown to the user, except NO_GEOLOCATION. */
  hostCode?: string;
  /** Whether the same call may succeed when the user simply tries again. */
  retryable: boolean;
}

/** A host call never throws and always settles. */
export type HostResult<T> = { ok: true; value: T } | HostError;

export type HostMethod =
  'ready' | 'locate' | 'openPlace' | 'scan' | 'pickImages' | 'pay' | 'authorize' | 'setShare' | 'close' | 'loadMap';

export type CoordinateSystem = 'wgs84' | 'gcj02' | 'bd09';

/** A place in degrees. Inside the app `system` is always 'gcj02'. */
export interface GeoPoint {
  lng: number;
  lat: number;
  system: CoordinateSystem;
}

export interface Located extends GeoPoint {
  accuracyM: number | null;
  /** Device time at which the host answered. */
  atMs: number;
  city?: string;
}

/**
 * `base64` without the `data:` prefix; `bytes` is the size of the picture itself. Pictures that `pickImages` answers have been
 * drawn anew as JPEG: none carries a place, a time or a camera's name.
 */
export interface PickedImage {
  base64: string;
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  suffix: 'jpg' | 'png' | 'webp';
  bytes: number;
}

export type ScanFormat = 'qr' | 'bar';

/** `text` comes from whoever printed the code: check it before acting on it. */
export interface Scanned {
  text: string;
  format: ScanFormat | 'unknown';
}

/** The order as the host's cashier takes it; made from the server's `payParams` by `toPayOrder`. */
export type PayOrder =
  | {
      type: 'wechat-jsapi';
      appId: string;
      /** Seconds, as text. */
      timeStamp: string;
      nonceStr: string;
      /** `prepay_id=…` */
      package: string;
      signType: 'RSA' | 'MD5' | 'HMAC-SHA256';
      paySign: string;
    }
  | { type: 'alipay-trade'; tradeNO: string }
  | { type: 'alipay-orderstr'; orderStr: string }
  | { type: 'redirect'; url: string }
  | { type: 'form'; action: string; fields: Readonly<Record<string, string>> }
  | { type: 'native'; payload: string };

/**
 * What the host said about a payment: a hint, never a proof. Only the server knows what was paid.
 * `left-page`: the page is being left for a cashier, so nothing can be known here.
 */
export type PayReport = 'reported-ok' | 'cancelled' | 'failed' | 'processing' | 'left-page' | 'unknown';

/** The balance never reaches a host. */
export type HostPayChannel = Exclude<PayChannel, typeof PAY_CHANNEL.balance>;

/** What this host can do. Where it says false the method answers `unsupported`. */
export interface Capabilities {
  readonly locate: boolean;
  readonly openPlace: boolean;
  readonly scan: boolean;
  readonly pickImages: boolean;
  readonly share: boolean;
  /** `authorize` can sign the user in without a form. */
  readonly silentSignIn: boolean;
  /** The host is expected to close its window; `close` may be called in any host. */
  readonly close: boolean;
  readonly payChannels: readonly HostPayChannel[];
}

export interface LocateRequest {
  /** How long the host may take to answer, 10 000 by default; loading the host's script has its own limits. */
  timeoutMs?: number;
  /** 'gcj02' by default. */
  want?: CoordinateSystem;
  /** An answer this fresh may be given again without asking the host, 60 000 by default. */
  maxAgeMs?: number;
  signal?: AbortSignal | undefined;
}

export interface OpenPlaceRequest {
  point: GeoPoint;
  name: string;
  address: string;
  /** Map scale, 1 (the world) to 28 (a doorstep). */
  zoom?: number;
}

export interface ScanRequest {
  /** ['qr'] by default. */
  formats?: readonly ScanFormat[];
  signal?: AbortSignal | undefined;
}

export interface PickImagesRequest {
  /** 1 by default. */
  max?: number;
  /** 'both' by default. */
  source?: 'camera' | 'album' | 'both';
  /** Longer pictures are made smaller, 1600 by default. */
  maxEdgePx?: number;
  signal?: AbortSignal | undefined;
}

export interface AuthorizeRequest {
  /** Only the silent kind: the user is not asked for name or picture. */
  scope: 'base';
  /** The path of ours, with query, to which the host returns with `code`. */
  returnPath: string;
  /** The host's authorization address; without it the adapter asks `HostEnv.oAuthUrl`. */
  startUrl?: string;
}

/** `leaving`: the document is being replaced; the code arrives in the address of the next one. */
export type Authorized = { code: string } | { leaving: true };

export interface ShareContent {
  title: string;
  desc: string;
  /** An address of our own; one with a ticket or a token is refused as `failed`. */
  link: string;
  imgUrl: string;
}

/** The camera of the page, reading codes. It stops by itself when the page is hidden or the camera is taken away. */
export interface CodeCamera {
  readonly hasTorch: boolean;
  /** False when the lamp did not obey. */
  setTorch(isOn: boolean): Promise<boolean>;
  /** The element that shows what the camera sees; nothing is read before there is one. */
  show(video: HTMLVideoElement): void;
  /** The first code in sight. `cancelled` when the camera was stopped or the page was hidden. */
  read(): Promise<HostResult<Scanned>>;
  stop(): void;
}

/** What the page itself can do without the host's help, the same in every host; each part is loaded on first use. */
export interface PageMeans {
  /** Asks for the camera at the back; `denied` when it is refused, `unsupported` where there is none. */
  openCamera(signal?: AbortSignal): Promise<HostResult<CodeCamera>>;
  /** Lets the driver choose a photo and reads the code in it; `failed` where no code is found. Call it in a press. */
  readPhoto(signal?: AbortSignal): Promise<HostResult<Scanned>>;
  /** The map's script; `unsupported` when it cannot be had in 8 s. The next call tries again. */
  loadMap(request: MapRequest): Promise<HostResult<MapLibrary>>;
}

export type ResumeReason = 'visible' | 'pageshow-cached' | 'host-resume';

/** What the app needs from the program it runs inside. Ask `caps`, never `kind`, before a call. */
export interface Host {
  readonly kind: HostKind;
  /** What the host itself stands for; in a plain browser a stored client type may take its place. */
  readonly clientType: ClientType;
  /** Read it when it is needed: the native shell's answer may narrow it once, before `ready` settles. */
  readonly caps: Capabilities;
  /** Settles within 5 s: when the host's bridge stands, or when it is clear that there is none. */
  ready(signal?: AbortSignal): Promise<HostResult<void>>;
  /** Tells the host of a new address and title. */
  onRoute(url: string, title: string): void;
  locate(request?: LocateRequest): Promise<HostResult<Located>>;
  openPlace(request: OpenPlaceRequest): Promise<HostResult<void>>;
  /** Without a time limit while the scanner is open; 30 s after the user has come back without an answer it is `unknown`. */
  scan(request?: ScanRequest): Promise<HostResult<Scanned>>;
  pickImages(request?: PickImagesRequest): Promise<HostResult<readonly PickedImage[]>>;
  /** Never rejects. As `scan`, it waits for the user; whatever it says, ask the server. */
  pay(order: PayOrder): Promise<PayReport>;
  authorize(request: AuthorizeRequest): Promise<HostResult<Authorized>>;
  /** What the host's own share entries will send; where the browser has a share sheet it is opened at once. */
  setShare(content: ShareContent): Promise<HostResult<void>>;
  /** An answer at all means that the window is still here: `unsupported`, so show a page that says it may be closed. */
  close(): Promise<HostResult<void>>;
  /** Calls back once for each return to the page. Returns the unsubscription. */
  onResume(listener: (why: ResumeReason) => void): () => void;
  readonly means: PageMeans;
}

/** The words of Rule 5.3 for a browser without geolocation. */
export const NO_GEOLOCATION = 'browser does not support geolocation';
