interface RefundAmounts {
  readonly paidFee: number;
  readonly refundFee: number;
}

/** How and when a refund arrives. A refund above the paid amount cannot be relied on, and the text says so. */
export function chargingRefundArrivalText({ paidFee, refundFee }: RefundAmounts, hasArrived: boolean): string {
  if (refundFee > paidFee) return '与已付金额不符，以实际到账为准';
  return hasArrived ? '已原路退回' : '原路退回，1–3个工作日到账';
}
