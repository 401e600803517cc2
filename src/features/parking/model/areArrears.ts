/** Whether a query for bills finds arrears only. Without a plate it does: those of all plates of the driver. */
export const areArrears = (question: {
  readonly plateNo?: string | undefined;
  readonly arrearsOnly?: string | undefined;
}): boolean => question.arrearsOnly === '1' || question.plateNo === undefined;
