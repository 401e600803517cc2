/** The toast for a plate without a bill. The plate stands on the page (Rule 5.3). */
export const NOTHING_OWED = '未查到待缴费信息';
