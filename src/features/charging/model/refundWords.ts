interface Refunded {
  readonly paidFee: number;
  readonly refundFee: number;
}

/** Where what goes back goes, and when it is there. A sum that is more than was paid cannot be relied on, and is said so. */
export function refundWay({ paidFee, refundFee }: Refunded, hasArrived: boolean): string {
  if (refundFee > paidFee) return '与已付金额不符，以实际到账为准';
  return hasArrived ? '已原路退回' : '原路退回，1–3个工作日到账';
}
