/** A definite no of the server, with the code and the message of the envelope. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/**
 * Codes of the gateway. Those of the published error catalogue (Specification section 8) keep their meaning; the others are
 * this world's own and fall under "any other".
 */
export const REFUSALS = {
  badHeaders: '0x0000400',
  badRequest: '0x0000401',
  unauthorized: '401',
  loginFirst: '0xd12501001',
  phoneMissing: '0xd12501022',
  wrongPassword: '0xd12501010',
  challengeNeeded: '0xd12501011',
  challengeWrong: '0xd12501012',
  phoneTaken: '0xd12501013',
  phoneUnknown: '0xd12501014',
  codeWrong: '0xd12501015',
  tooOften: '0xd12501016',
  authorizationWrong: '0xd12501017',
  ticketWrong: '0xd12501018',
  notFound: '0x10d7500001',
  amountChanged: '0x10d7500002',
  nothingDue: '0x10d7500003',
  paymentUnderWay: '0x10d7500004',
  requestReused: '0x10d7500005',
  couponUnusable: '0x10d7500006',
  balanceShort: '0x10d7500007',
  paymentOver: '0x10d7500009',
  channelUnknown: '0x10d750000a',
} as const;
