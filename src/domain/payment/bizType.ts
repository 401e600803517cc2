/** What a payment, a ledger line or an invoice is about (`bizType` of the wire). Arrears are parking bills: the server reads 1 and 2 alike. */
export const BIZ_TYPES = {
  1: '停车',
  2: '欠费补缴',
  3: '月卡',
  4: '错时套餐',
  5: '错时预约',
  6: '车位预约',
  7: '充电',
  8: '占位费',
  9: '充值',
  10: '商户购券',
} as const;
export type BizType = keyof typeof BIZ_TYPES;
export const BIZ_TYPE_CODES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly BizType[];
