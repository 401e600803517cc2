import { MINUTE_MS } from '@/lib/timeUnits';
import type { OperatorFeatureConfig } from '@/services/basic/menu';

/** How the world behaves. Scenarios change these settings. */
export interface Settings {
  /** How long the gateway takes to learn of the cashier's money; null: never. */
  settleAfterMs: number | null;
  /** Whether an order at the cashier can still be paid after its payment was closed. */
  closedOrdersTakeMoney: boolean;
  /**
   * A cashier beyond PAY_CHANNEL (数字人民币). `page`: it has a page. `unreadable`: the answer to the order is nothing that the app can hand to a
   * cashier.
   */
  otherCashier: 'none' | 'page' | 'unreadable';
  /** How long a refund to an outside cashier is under way. A refund to a wallet arrives at once. */
  refundAfterMs: number;
  /** How long the price and the place of every unpaid order are held; null: as long as its area says. */
  holdMs: number | null;
  /** How many of the next reviews of a pass find one of its pictures unclear. */
  unclearPhotos: number;
  /** Lots whose items fail in a payment of several bills. */
  failingLots: string[];
  /** Plates whose fee query fails. */
  failingFeePlates: string[];
  /** The list of the driver's parked cars brings their fees. */
  listsFees: boolean;
  /** Whether using a refresh token twice ends its whole family. */
  revokesFamilies: boolean;
  /** Whether a used refresh token is taken again for `REFRESH_GRACE_SECONDS`. */
  hasRefreshGrace: boolean;
  /** Whether the answer to a sign-in says who has signed in. The published one does not. */
  namesDriver: boolean;
  /** Whether the booking service takes a call for the driver whose thirdId it carries, whoever is signed in. */
  trustsThirdIdAlone: boolean;
  /** Whether the gateway knows the published contract alone: no assumed call, and no field beside the published ones. */
  publishedOnly: boolean;
  /** Accepted instead of any SMS code; empty: none. */
  universalCode: string;
  /** Whether the operator has named a phone number and a chat of customer service. */
  hasServiceContacts: boolean;
  /** Whether customer service answers feedback. */
  answersFeedback: boolean;
  /** Whether the server can read the number of a charging card in a photo. */
  readsCardPhotos: boolean;
  /** The ids of drivers whose session recordings the operator may view. */
  opsRecordingDrivers: string[];
  /** Whether the operator takes recordings that the app sends by itself. */
  takesRecordings: boolean;
  /** What sysCodes/getMapType returns: 1 the first map app, 2 the second, 3 ask the driver. */
  mapFlag: 1 | 2 | 3;
  /** 1 parking, 2 charging, 3 both. */
  platBizType: 1 | 2 | 3;
  hasCharging: boolean;
  /** 1 one balance, 2 several wallets. */
  walletPlan: number;
  /** How many plates a driver may have; 0: no limit is named. */
  maxPlateNum: number;
  /** Fields of the menu config that the operator has set otherwise than the pretend world does. */
  menu: Partial<OperatorFeatureConfig>;
}

export const standardSettings = (): Settings => ({
  settleAfterMs: 0,
  closedOrdersTakeMoney: false,
  otherCashier: 'none',
  refundAfterMs: MINUTE_MS,
  holdMs: null,
  unclearPhotos: 0,
  failingLots: [],
  failingFeePlates: [],
  listsFees: false,
  revokesFamilies: false,
  hasRefreshGrace: false,
  namesDriver: true,
  trustsThirdIdAlone: false,
  publishedOnly: false,
  universalCode: '123456',
  hasServiceContacts: true,
  answersFeedback: true,
  readsCardPhotos: true,
  opsRecordingDrivers: [],
  takesRecordings: true,
  mapFlag: 3,
  platBizType: 1,
  hasCharging: false,
  walletPlan: 2,
  maxPlateNum: 5,
  menu: {},
});
