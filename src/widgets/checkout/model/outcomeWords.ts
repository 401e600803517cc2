import type { OutcomeName } from '@/domain/payment/outcome';
import type { Sold } from '@/flows/payment/sold/Sold';

/** The actions that may follow. `next` stands for the links of what was bought, `bill` for the page where the driver decides again. */
export type OutcomeAction = 'next' | 'continue' | 'refresh' | 'bill' | 'invoice' | 'home';

export interface OutcomeRow {
  readonly status: 'success' | 'pending' | 'failed' | 'closed';
  readonly word: string;
  /**
   * The text below the word if the server gives no reason. `{again}` stands for how the driver gets what was not paid, `{paid}` for the word of a
   * success.
   */
  readonly text: string;
  /** The first one is the primary button. */
  readonly actions: readonly OutcomeAction[];
}

/** For each outcome: its status, word, meaning for the driver's money, and the most likely next actions. */
const outcomes: Readonly<Record<OutcomeName, OutcomeRow>> = {
  paid: { status: 'success', word: '支付成功', text: '', actions: ['next', 'home', 'invoice'] },
  partly: {
    status: 'closed',
    word: '部分支付成功',
    text: '没有成功的账单不会扣款，可以再次支付',
    actions: ['bill', 'home'],
  },
  refunding: { status: 'closed', word: '退款中', text: '款项会原路退回', actions: ['bill', 'home'] },
  refunded: { status: 'closed', word: '已退款', text: '款项已原路退回', actions: ['bill', 'home'] },
  resumable: {
    status: 'closed',
    word: '支付未完成',
    text: '这笔订单还没有支付，可以继续支付',
    actions: ['continue', 'bill'],
  },
  unfinished: { status: 'closed', word: '支付未完成', text: '没有扣款，请{again}', actions: ['bill', 'home'] },
  expired: {
    status: 'closed',
    word: '已超过保留时间',
    text: '没有扣款，请{again}',
    actions: ['bill', 'home'],
  },
  failed: { status: 'failed', word: '支付失败', text: '没有支付成功，请{again}', actions: ['bill', 'home'] },
  checking: {
    status: 'pending',
    word: '结果确认中',
    text: '正在确认支付结果，请勿重复支付',
    actions: ['refresh', 'home'],
  },
  unpaidYet: {
    status: 'pending',
    word: '结果确认中',
    text: '还没有收到付款。已经付过款的请不要再付，到账后这里会变为{paid}；没有付款的，可以继续支付这笔订单',
    actions: ['continue', 'refresh', 'home'],
  },
  awaited: {
    status: 'pending',
    word: '还没有收到付款',
    text: '已经付过款的请不要再付，到账后这里会变为{paid}；没有付款的，请{again}',
    actions: ['refresh', 'bill'],
  },
  toPay: {
    status: 'pending',
    word: '等待支付',
    text: '这笔订单还没有支付。支付完成后，这里会变为{paid}',
    actions: ['bill', 'refresh'],
  },
  unresolved: {
    status: 'pending',
    word: '结果确认中',
    text: '还没有收到支付结果，请勿重复支付。回到这里或重新打开时会再次确认；没有扣款的，稍后可以重新支付',
    actions: ['refresh', 'home'],
  },
};

/** What a success is called. */
export const paidWord = ({ words }: Pick<Sold, 'words'>): string => words?.paid?.word ?? outcomes.paid.word;

/** The words and actions of an outcome, as the row of what was bought has them. */
export function outcomeWords(outcome: OutcomeName, { again, words = {} }: Pick<Sold, 'again' | 'words'>): OutcomeRow {
  const usual = outcomes[outcome];
  const text = usual.text.replace('{again}', again).replace('{paid}', paidWord({ words }));
  return { ...usual, text, ...words[outcome] };
}
