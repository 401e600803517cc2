/** The price of a part of the day, in minutes from midnight in Shanghai; cents per kWh. */
export interface PricePeriodRow {
  fromMinute: number;
  toMinute: number;
  elecFen: number;
  serviceFen: number;
  tag: '尖' | '峰' | '平' | '谷';
}

/** Cents per begun minute after the free minutes, at most `capFee`. */
export interface OccupyRuleRow {
  freeMinutes: number;
  perMinuteFee: number;
  capFee: number;
}

export interface StationRow {
  stationId: string;
  stationName: string;
  stationAddr: string;
  openText: string;
  isOpen: boolean;
  latitude: number;
  longitude: number;
  /** The whole day, in order. */
  prices: PricePeriodRow[];
  supportsBook: boolean;
  supportsVin: boolean;
  supportsCard: boolean;
  /** Null if keeping a gun costs nothing. */
  occupyRule: OccupyRuleRow | null;
  parkingFeeDesc: string;
  phone: string;
  serviceTime: string;
  /** When this world opened the station. From then on, cars of other people come and go. */
  openedAt: number;
}

export interface GunRow {
  gunNo: string;
  stationId: string;
  deviceNo: string;
  deviceName: string;
  gunName: string;
  /** 1 direct current, 2 alternating current. */
  gunType: 1 | 2;
  powerKw: number;
  spaceNo: string;
  /** Its rank among the guns that other people use. A gun with a higher rank is taken more often. Null if no other person uses it. */
  strangersRank: number | null;
  /** When the car that is parked there was plugged in. */
  pluggedAt: number | null;
  condition: 'fine' | 'offline' | 'broken';
  /** Why every start fails here; empty if starts succeed. */
  startFailure: string;
  /** Time from a stop until the charger obeys; null if it never does. */
  stopDelayMs: number | null;
}

/** The `stopReason` of the wire; 0 while it has not stopped. */
export type StopReason = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 99;

/** The amount that one payment paid for an order. */
export interface PaidPart {
  payId: string;
  cents: number;
  couponCents: number;
  at: number;
}

export interface ChargingOrderRow {
  orderNo: string;
  requestId: string;
  driverId: string;
  gunNo: string;
  /** Empty if there is none. */
  plateNo: string;
  vin: string;
  /** 1 scan, 2 card, 3 VIN. */
  startMode: 1 | 2 | 3;
  /** What `limitValue` means: 0 no limit (full), 1 cents, 2 kWh, 3 minutes, 4 percent. */
  limitType: 0 | 1 | 2 | 3 | 4;
  limitValue: number;
  /** 1 from the balance while it lasts, 2 after charging. */
  payMode: 1 | 2;
  /** Paid before charging starts, cents; the rest goes back at the end. 0: nothing; payMode 1 then takes the fee from the balance. */
  prepayCents: number;
  /** Until then the gun is held for the prepayment. */
  prepayBy: number;
  car: { capacityKwh: number; maxKw: number; startSoc: number };
  createdAt: number;
  /** When charging started. */
  startAt: number | null;
  stopAskedAt: number | null;
  endAt: number | null;
  stopReason: StopReason;
  /** Why it did not start; empty if it started or has not tried yet. */
  startFailure: string;
  cancelledAt: number | null;
  /** When the bill was made. */
  billedAt: number | null;
  /** Deducted from the bill by an appeal, cents. */
  discountCents: number;
  refundedCents: number;
  /** When the last refund arrives. */
  refundArrivesAt: number | null;
  paid: PaidPart[];
}

export interface OccupyOrderRow {
  occupyOrderNo: string;
  /** The charging order that the occupation follows. */
  orderNo: string;
  driverId: string;
  gunNo: string;
  plateNo: string;
  rule: OccupyRuleRow;
  chargeEndAt: number;
  /** When the plug was pulled out. */
  endAt: number | null;
  discountCents: number;
  paid: PaidPart[];
}

export interface VinRow {
  vinId: string;
  driverId: string;
  vin: string;
  plateNo: string;
  addedAt: number;
  /** The result of the review, known some minutes after `addedAt`. Empty: accepted. */
  rejectReason: string;
  /** Switched off by the driver. */
  isOff: boolean;
}

export interface ChargingCardRow {
  cardId: string;
  driverId: string;
  cardNo: string;
  password: string;
  balance: number;
  /** 1 normal, 2 reported lost, 3 locked after too many wrong passwords. */
  state: 1 | 2 | 3;
  failures: number;
}

export interface CollectedStationRow {
  driverId: string;
  stationId: string;
}

/** All tables of the charging area. */
export interface ChargingTables {
  stations: StationRow[];
  guns: GunRow[];
  orders: ChargingOrderRow[];
  occupyOrders: OccupyOrderRow[];
  vins: VinRow[];
  cards: ChargingCardRow[];
  collected: CollectedStationRow[];
}

export const emptyChargingTables = (): ChargingTables => ({
  stations: [],
  guns: [],
  orders: [],
  occupyOrders: [],
  vins: [],
  cards: [],
  collected: [],
});
