/** The texts shown while loading and when the invoice is missing. */
export const INVOICE_LOAD_AND_MISSING_TEXTS = {
  load: { message: '发票加载失败', waitingFor: '正在查询发票…', isGoneWhenRefused: true },
  missing: { illustration: 'bill', text: '没有找到这张发票，请从开票记录或小票打开' },
} as const;
