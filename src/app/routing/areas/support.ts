/** Lazy rows of the area. */
export const supportLazyRows = {};

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
