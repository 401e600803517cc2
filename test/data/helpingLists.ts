import type { ScreenName } from '@/navigation/paths';

/** Screens on which the rows of a call only help. A row that cannot be read is not said there, and nothing is denied because of it. */
interface Helping {
  readonly why: string;
  readonly on: readonly ScreenName[];
  /** Visits of which only this is true, by their titles; the route's other visits must say it. */
  readonly visits?: readonly string[];
}

export const helpingLists: Readonly<Record<string, Helping>> = {
  'GET charge/v2/api/plateHistory/record': {
    why: 'shortcuts: any plate can be typed',
    on: ['home', 'parkingPayPage', 'plate', 'roadParkingIndex', 'scanOverduePay', 'scanPayPage', 'scanQRCode'],
  },
  'GET charge/v2/api/parkOrders/msp/driverPlate': {
    why: 'shortcuts, filters, whether there is a pass to remind of, or whether a plate would be the first; the vehicles themselves are listed at /carManage',
    on: [
      'addCar',
      'customerServiceBillProblemList',
      'home',
      'mine',
      'parkingPayPage',
      'parkingRecord',
      'plate',
      'plateMaterialDisabled',
      'plateMaterialEdit',
      'roadParkingAddCar',
      'roadParkingIndex',
      'roadParkingParkingList',
      'scanOverduePay',
      'scanPayPage',
      'scanQRCode',
      'scanQRCodeAddCar',
      'userApplyUserCheckIn',
    ],
  },
  'GET charge/v2/api/parkOrders/msp': {
    why: 'counted as a bill that may be owed: 3笔待补缴, or not counted, and nothing is said',
    on: ['home', 'mine', 'roadParkingPlateList', 'scanPayPage'],
  },
  'GET charge/v2/api/parkOrders/msp/boundVehicleParkingBills': {
    why: 'where a coupon can be used now',
    on: ['couponsDetail', 'discount', 'unused'],
  },
  'GET coupon/v2/api/merchants': {
    why: 'whether there is a way to the merchants; they are listed at /merchantManageList',
    on: ['mine'],
  },
  'GET coupon/v2/api/merchantGrants': {
    why: 'shortcuts: the coupon of the last time and lately given plates; the grants are listed at /giveCouponsRecord',
    on: ['giveCoupons', 'merchantManage'],
  },
  'GET invoice/v2/api/invoiceTitles': {
    why: 'shortcuts: any title can be typed',
    on: ['invoiceSpecial', 'makeInvoice', 'makeInvoiceBySelf'],
  },
  'GET special/v2/api/plateMaterials': {
    why: 'whether papers were handed in before; the server refuses a second time',
    on: ['plateMaterialDisabled', 'plateMaterialEdit'],
  },
  'GET special/v2/api/bagOrders': {
    why: 'whether one is about to end; the passes themselves are listed at /myMounthlyPay',
    on: ['home', 'mine'],
  },
  'GET special/v2/api/bagApplies': {
    why: 'the documents of one pass that were rejected; where they are not among those that can be read, that is said',
    on: ['monthlyPassEdit'],
  },
  'GET special/v2/api/diffTimeBags': {
    why: 'how many days a renewal adds; where that cannot be read, its end stands on the order',
    on: [],
    visits: ['packageCarSelect to renew, driver'],
  },
  'GET special/v2/api/diffTimeViolations': {
    why: 'how many count in this month; the server refuses at the limit, and the breaches themselves are listed at /violationRecord',
    on: [
      'packageCarSelect',
      'subscribeCarSelect',
      'violationRecord', // the one of its address; the list says it
      'wrongTimeManage',
      'wrongTimePackageDetail',
      'wrongTimePackagePay',
      'wrongTimeSubscribeDetail',
      'wrongTimeSubscribePay',
    ],
  },
  'POST api/v1/getParkingBerthType': {
    why: 'how many of each kind are left; the berths themselves are listed',
    on: ['spaceBooking'],
  },
  'POST api/v1/getZigbeeLockState': {
    why: 'the commands of before, which are listed at /车位锁详情; here is one command, and what the lock itself says of it',
    on: ['spaceLockControl'],
  },
  'POST api/v1/hasRegisteredBerth': {
    why: 'until when the right to a lock lasts, otherwise its own times are shown; or which berths a driver has beside what is registered',
    on: ['spaceLockDetail', 'userApplyResult', 'userApplyUserCheckIn'],
  },
  'GET basic/v2/api/faqs': {
    why: 'the questions that are asked most are answered without the operator',
    on: ['customerServiceIndex', 'customerServiceQuestionBill', 'customerServiceQuestionBook'],
  },
  'GET basic/v2/api/feedbacks': {
    why: 'whether an answer is unread; the feedback itself is listed at /customerService/feedHistory',
    on: ['customerServiceIndex'],
  },
  'GET basic/v2/api/viewNotice': { why: 'the outage that is known is shown', on: ['systemNotice'] },
  'GET pay/v2/api/payModel': {
    why: 'what else a plate could be opened with, channels that are folded, or the word on a card of home',
    on: ['home', 'monthlyPassDetail', 'multiPayPage', 'orderDeduction', 'senselessPayment'],
  },
  'GET basic/v2/api/homeFuncEntries': {
    why: 'ways to screens; without any tile the menu says that it failed',
    on: ['home'],
  },
  'POST publicity/v2/api/advertisings': { why: 'decoration', on: ['home'] },
};
