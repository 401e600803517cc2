/**
 * The addresses whose screen has not been built, by area. Links to them are hidden (`hasScreen` of edition.ts), and the address itself says 暂未开放. The list
 * only shrinks.
 */
export const unbuiltNames = [
  // passes
  'monthlyMaterial',
  'monthlyPassEdit',
  // invoices
  'makeInvoiceBySelf',
  'invoicePage',
  // support
  'customerServiceIndex',
  'customerServiceQuestionBill',
  'customerServiceQuestionBook',
  'customerServiceQuestionConsultation',
  'customerServiceFeedBack',
  'customerServiceBillFeedBack',
  'customerServiceFeedHistory',
  'customerServiceFeedDetail',
  'customerServiceBillProblem',
  'customerServiceBillProblemList',
  'customerServiceChargingBillProblemList',
  // merchants
  'merchantManageList',
  'merchantManage',
  'giveCouponsList',
  'giveCoupons',
  'giveCouponsRecord',
  'showQRCode',
  'buyCouponsList',
  'buyCoupons',
  'buyCouponsResult',
  'buyCouponsRecord',
  'invalidCoupons',
  'parkingDetail',
] as const;
