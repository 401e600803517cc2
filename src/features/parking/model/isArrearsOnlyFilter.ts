/** Whether a filter selects arrears only. Without a plate it always does: the arrears of all plates of the driver. */
export const isArrearsOnlyFilter = (filter: {
  readonly plateNo?: string | undefined;
  readonly arrearsOnly?: string | undefined;
}): boolean => filter.arrearsOnly === '1' || filter.plateNo === undefined;
