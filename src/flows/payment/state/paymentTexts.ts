/** The texts of the flow itself; all others belong to the screens. */
export const paymentTexts = {
  underWay: '上一笔支付的结果正在确认，请勿重复支付',
  /** Like `underWay`, while no cashier was opened. */
  ordering: '网络不稳定，上一次下单正在确认，未扣款',
  otherBills: '其中有账单正在另一笔支付中，请先完成那一笔',
  otherChoice: '这笔账单已发起过支付，请继续原来的支付',
  otherOrder: '上一笔尚未结束，请先完成那一笔',
  notIdentified: '账号加载失败，请稍后重试',
  otherPage: '这笔账单正在另一个页面支付',
  /** @param names labels by which the driver recognises the paid bills */
  alreadyPaid: (names: readonly string[]) => `${joinNames(names)}已经支付`,
  alreadyOver: (names: readonly string[]) => `${joinNames(names)}已关闭，不能再支付`,
  amountMoved: '金额有变化，请确认后再支付',
  notChecked: '最新账单加载失败，请稍后重试',
  noLine: '网络未连接，未操作',
  late: '未操作，请重试',
  cannotClose: '现在还不能换，请等订单关闭',
  closeFailed: '关闭失败，请稍后重试',
  notClosedYet: '暂未收到结果，正在确认',
  notOrdered: '下单失败，未扣款，请重试',
  unconfirmed: '订单未确认，未扣款。请稍后重试',
  toLogin: '正在前往登录…',
  unfinished: '支付未完成',
  hostFailed: '支付未完成，请重试',
  /** The order was closed unpaid, because no cashier accepts it. */
  unreadable: '这种支付方式暂时打不开，未扣款，请换一种',
  notKept: '手机无法保存支付记录，支付期间请不要关闭页面',
  /** @param object title of what was paid, or its plate */
  settledLate: (object: string) => `${object} 支付成功`.trim(),
  /** The server has received the money and refunds it. The parameters are those of `paidTwice`. */
  returned: (object: string, amount: string, refund: string) => `${object} ${amount} 没有入账，${refund}`.trim(),
  /** @param amount formatted; `refund` is the refund status */
  paidTwice: (object: string, amount: string, refund: string) => `${object} 重复支付 ${amount}，${refund}`.trim(),
} as const;

const joinNames = (names: readonly string[]): string =>
  `${names.slice(0, 2).join('、')}${names.length > 2 ? `等${names.length}笔` : ''}`;
