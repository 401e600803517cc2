/** A definite refusal by the server, with the code and the message of the envelope. */
export class Refusal extends Error {
  readonly code: string;
  /** What the envelope carries beside the code; null for most. */
  readonly data: object | null;

  constructor(code: string, message: string, data: object | null = null) {
    super(message);
    this.data = data;
    this.name = 'Refusal';
    this.code = code;
  }
}

/**
 * Codes of the gateway. Codes of the published error catalogue (Rule 5.1) keep their meaning. The others belong to this world and fall under "any
 * other".
 */
export const REFUSALS = {
  badHeaders: '0x0000400',
  badRequest: '0x0000401',
  unauthorized: '401',
  loginFirst: '0xd12501001',
  phoneMissing: '0xd12501022',
  accountChoice: '0xd12501023',
  wrongPassword: '0xd12501010',
  challengeNeeded: '0xd12501011',
  challengeWrong: '0xd12501012',
  phoneTaken: '0xd12501013',
  phoneUnknown: '0xd12501014',
  codeWrong: '0xd12501015',
  tooOften: '0xd12501016',
  authorizationWrong: '0xd12501017',
  ticketWrong: '0xd12501018',
  deletionBlocked: '0xd12501019',
  notAPicture: '0x0000402',
  pictureTooLarge: '0x0000403',
  notFound: '0x10d7500001',
  amountChanged: '0x10d7500002',
  nothingDue: '0x10d7500003',
  paymentUnderWay: '0x10d7500004',
  requestReused: '0x10d7500005',
  couponUnusable: '0x10d7500006',
  balanceShort: '0x10d7500007',
  paymentOver: '0x10d7500009',
  channelUnknown: '0x10d750000a',
  nothingLeft: '0x1310501001',
  bookingRefused: '0x1310501002',
  lockRefused: '0x1310501003',
  plateTaken: '0x10d7500010',
  plateBound: '0x10d7500019',
  feeDue: '0x10d750001a',
  plateInUse: '0x10d7500011',
  tooManyPlates: '0x10d7500012',
  appealUnderWay: '0x10d7500013',
  appealOver: '0x10d7500014',
  appealTooEarly: '0x10d7500015',
  alreadyLeft: '0x10d7500016',
  cannotEvaluate: '0x10d7500017',
  checkCodeWrong: '0x10d7500018',
  gunBusy: '0x10d7510001',
  gunUnusable: '0x10d7510002',
  stationClosed: '0x10d7510003',
  chargingUnpaid: '0x10d7510004',
  chargingOver: '0x10d7510005',
  stillPluggedIn: '0x10d7510006',
  vinTaken: '0x10d7510007',
  cardLocked: '0x10d7510008',
  cardPasswordWrong: '0x10d7510009',
  cardTaken: '0x10d751000a',
  passRefused: '0xd0950001',
  offPeakRefused: '0xd0950002',
  reviewState: '0xd0950003',
  claimRefused: '0xd0950004',
  invoiceRefused: '0xd0960001',
  notParked: '0xd0850001',
  discountTaken: '0xd0850002',
  perCarLimit: '0xd0850003',
  soldOut: '0xd0850004',
  couponOver: '0xd0850005',
  couponReceived: '0xd0850006',
  notAdministrator: '0xd0850007',
  grantOver: '0xd0850008',
} as const;
