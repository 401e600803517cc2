/** Rows of the area that come late. */
export const supportLateRows = {};

/** Its addresses whose screen has not been built. */
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
