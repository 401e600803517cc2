/** Lazy rows of the area. */
export const supportLazyRoutes = {};

/** Addresses of the area whose screen has not been built. */
export type SupportUnbuilt =
  | 'customerServiceIndex'
  | 'customerServiceQuestionBill'
  | 'customerServiceQuestionBook'
  | 'customerServiceQuestionConsultation'
  | 'customerServiceFeedBack'
  | 'customerServiceBillFeedBack'
  | 'customerServiceFeedHistory'
  | 'customerServiceFeedDetail'
  | 'customerServiceBillProblem'
  | 'customerServiceBillProblemList'
  | 'customerServiceChargingBillProblemList';
