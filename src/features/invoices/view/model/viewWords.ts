/** What is said while there is nothing to show. */
export const VIEW_WORDS = {
  load: { what: '发票加载失败', waitingFor: '正在查询发票…', isGoneWhenRefused: true },
  gone: { drawing: 'bill', text: '没有找到这张发票，请从开票记录或小票打开' },
} as const;
