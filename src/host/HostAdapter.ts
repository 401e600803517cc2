import type { NamedPayChannel, PAY_CHANNEL } from '@/domain/payment/payChannel';
import type { MapLibrary, MapLoadRequest } from '@/host/MapLibrary';

import type { ClientType } from './clientType';

export type HostAppKind = 'native' | 'wechat' | 'alipay' | 'browser';

/**
 * Why a host call returned no value.
 * - `cancelled`: the user or the caller's signal stopped it.
 * - `denied`: the user or the system refuses the permission. Requesting it again shows no prompt.
 * - `unsupported`: this host can never do it. Offer another way.
 * - `failed`: it was tried and did not work. It may work on a retry.
 * - `unknown`: there was no response, or an unreadable one. The operation may or may not have happened.
 */
export type HostErrorKind = 'cancelled' | 'denied' | 'unsupported' | 'failed' | 'unknown';

export interface HostError {
  ok: false;
  kind: HostErrorKind;
  /** The name of the `HostAdapter` method. */
  method: HostAdapterMethod;
  /** The host's own error text, for logs. It is never shown to the user, except NO_GEOLOCATION_TEXT. */
  hostCode?: string;
  /** Whether the same call may succeed if the user simply tries again. */
  retryable: boolean;
}

/** A host call never throws and always settles. */
export type HostResult<T> = { ok: true; value: T } | HostError;

export type HostAdapterMethod =
  | 'ready'
  | 'locate'
  | 'openPlace'
  | 'scan'
  | 'pickImages'
  | 'pay'
  | 'authorize'
  | 'setShare'
  | 'chooseInvoiceTitle'
  | 'close'
  | 'loadMap';

export type CoordinateSystem = 'wgs84' | 'gcj02' | 'bd09';

/** A place in degrees. Inside the app `system` is always 'gcj02'. */
export interface GeoPoint {
  lng: number;
  lat: number;
  system: CoordinateSystem;
}

export interface DeviceLocation extends GeoPoint {
  accuracyM: number | null;
  /** Device time of the host's response. */
  atMs: number;
  city?: string;
}

/**
 * `base64` has no `data:` prefix. `bytes` is the size of the picture itself. Pictures from `pickImages` are re-encoded
 * as JPEG, so none contains a location, a time or a camera name.
 */
export interface PickedImage {
  base64: string;
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  suffix: 'jpg' | 'png' | 'webp';
  bytes: number;
}

export type ScanFormat = 'qr' | 'bar';

/** `text` comes from the author of the code. Validate it before acting on it. */
export interface ScanResult {
  text: string;
  format: ScanFormat | 'unknown';
}

/**
 * The order in the form that the host's cashier requires. `toCashierOrder` creates it from the server's `payParams`.
 */
export type CashierOrder =
  | {
      type: 'wechat-jsapi';
      appId: string;
      /** Seconds, as a string. */
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
 * The payment result that the host reported. It is a hint and no proof: only the server knows what was paid.
 * `left-page`: the page is being replaced by a cashier, so the result is unknown here.
 */
export type HostPaymentReport = 'reported-ok' | 'cancelled' | 'failed' | 'processing' | 'left-page' | 'unknown';

/** Payments by balance never go to a host. */
export type HostPayChannel = Exclude<NamedPayChannel, typeof PAY_CHANNEL.balance>;

/** What this host can do. If a value is false, the method returns `unsupported`. */
export interface HostCapabilityFlags {
  readonly locate: boolean;
  readonly openPlace: boolean;
  readonly scan: boolean;
  readonly pickImages: boolean;
  readonly share: boolean;
  /** The host stores invoice titles of its user. */
  readonly invoiceTitles: boolean;
  /** `authorize` can sign the user in without a form. */
  readonly silentSignIn: boolean;
  /** The host is expected to close its window. `close` may be called in any host. */
  readonly close: boolean;
  readonly payChannels: readonly HostPayChannel[];
}

export interface LocateRequest {
  /** How long the host may take to respond, ms, 10 000 by default. Loading the host's script has its own limits. */
  timeoutMs?: number;
  /** 'gcj02' by default. */
  targetSystem?: CoordinateSystem;
  /** A location of at most this age, ms, may be returned from the cache; 60 000 by default. */
  maxAgeMs?: number;
  signal?: AbortSignal | undefined;
}

export interface ShowPlaceOnMapRequest {
  point: GeoPoint;
  name: string;
  address: string;
  /** Map scale, 1 (the world) to 28 (a single house). */
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
  /** Larger pictures are scaled down to this edge length; 1600 by default. */
  maxEdgePx?: number;
  signal?: AbortSignal | undefined;
}

export interface HostAuthorizationRequest {
  /** Only the silent scope: the user is not asked for their name or picture. */
  scope: 'base';
  /** The path of our app, with query, to which the host returns with `code`. */
  returnPath: string;
  /** The host's authorization address. Without it the adapter calls `HostAdapterEnv.oAuthUrl`. */
  startUrl?: string;
  /** A background request: the caller handles a failure, and the driver is not notified. */
  isBackground?: boolean;
  /** If aborted, the page is not left. */
  signal?: AbortSignal;
}

/** `leaving`: the document is being replaced. The code arrives in the address of the next one. */
export type HostAuthorizationResult = { code: string } | HostSignInTicket | { leaving: true };

/**
 * A single-use ticket of the native shell, and the openid that it was issued for; empty if the shell does not name it.
 */
export interface HostSignInTicket {
  ticket: string;
  openid: string;
}

export interface ShareContent {
  title: string;
  desc: string;
  /** An address of our own app. One with a ticket or a token is refused as `failed`. */
  link: string;
  imgUrl: string;
}

/**
 * An invoice title that the host stores for its user. Every text but the name may be empty. The texts were typed
 * elsewhere: validate them like user input.
 */
export interface HostInvoiceTitle {
  isCompany: boolean;
  titleName: string;
  taxNo: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
}

/**
 * The page's camera, which reads codes. It stops by itself when the page is hidden or the camera becomes unavailable.
 */
export interface CodeCamera {
  readonly hasTorch: boolean;
  /** Resolves to false if the torch could not be switched. */
  setTorch(isOn: boolean): Promise<boolean>;
  /** Sets the element that shows the camera's picture. No code is read before it is set. */
  show(video: HTMLVideoElement): void;
  /** The first code that is found. `cancelled` if the camera was stopped or the page was hidden. */
  read(): Promise<HostResult<ScanResult>>;
  stop(): void;
}

/** Features that the page provides itself. They are the same in every host, and each is loaded on first use. */
export interface PageProvidedFeatures {
  /** Opens the rear camera. `denied` if permission is refused, `unsupported` if there is no camera. */
  openCamera(signal?: AbortSignal): Promise<HostResult<CodeCamera>>;
  /**
   * Lets the driver choose a photo and reads the code in it. `failed` if no code is found. Call it in a click handler.
   */
  readPhoto(signal?: AbortSignal): Promise<HostResult<ScanResult>>;
  /** Loads the map's script. `unsupported` if it cannot be loaded within 8 s. The next call tries again. */
  loadMap(request: MapLoadRequest): Promise<HostResult<MapLibrary>>;
}

export type PageResumeReason = 'visible' | 'pageshow-cached' | 'host-resume';

/** What the app needs from the program it runs in. Before a call, check `caps`, never `kind`. */
export interface HostAdapter {
  readonly kind: HostAppKind;
  /** The client type of the host itself. In a plain browser a stored client type may replace it. */
  readonly clientType: ClientType;
  /** Read it at the time of use: the native shell's response may reduce it once, before `ready` settles. */
  readonly caps: HostCapabilityFlags;
  /** Settles within 5 s: when the host's bridge is available, or when it is clear that there is none. */
  ready(signal?: AbortSignal): Promise<HostResult<void>>;
  /** Informs the host of a new address and title. */
  onRoute(url: string, title: string): void;
  locate(request?: LocateRequest): Promise<HostResult<DeviceLocation>>;
  openPlace(request: ShowPlaceOnMapRequest): Promise<HostResult<void>>;
  /** No time limit while the scanner is open. Without a result 30 s after the user's return, it is `unknown`. */
  scan(request?: ScanRequest): Promise<HostResult<ScanResult>>;
  pickImages(request?: PickImagesRequest): Promise<HostResult<readonly PickedImage[]>>;
  /** Never rejects. Like `scan`, it waits for the user. Query the server whatever it reports. */
  pay(order: CashierOrder): Promise<HostPaymentReport>;
  authorize(request: HostAuthorizationRequest): Promise<HostResult<HostAuthorizationResult>>;
  /** Sets what the host's own share menu sends. If the browser has a share sheet, it opens at once. */
  setShare(content: ShareContent): Promise<HostResult<void>>;
  /** Lets the user choose one of their titles. Like `scan`, it waits for the user. */
  chooseInvoiceTitle(): Promise<HostResult<HostInvoiceTitle>>;
  /** If this resolves, the window is still open: `unsupported`. Then show a page with the text that it can be closed. */
  close(): Promise<HostResult<void>>;
  /** Calls the listener once for each return to the page. Returns the unsubscribe function. */
  onResume(listener: (reason: PageResumeReason) => void): () => void;
  readonly pageApi: PageProvidedFeatures;
}

/** The text of Rule 5.3 for a browser without geolocation. */
export const NO_GEOLOCATION_TEXT = 'browser does not support geolocation';
