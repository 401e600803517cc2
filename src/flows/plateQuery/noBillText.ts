/** The toast for a plate without a bill. The plate is visible on the page (Rule 5.3). */
export const NO_BILL_TEXT = '未查到待缴费信息';
