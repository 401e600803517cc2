import type { MerchantCouponOrder } from '@/services/coupon/merchants';
import type { TagTone } from '@/ui/text/Tag';

const ORDER_STATES: Readonly<Record<number, { word: string; tone: TagTone }>> = {
  0: { word: '待支付', tone: 'owed' },
  2: { word: '已支付', tone: 'done' },
  3: { word: '支付失败', tone: 'plain' },
  4: { word: '已关闭', tone: 'plain' },
  5: { word: '退款中', tone: 'soon' },
  6: { word: '已退款', tone: 'plain' },
};

/** The label and the tone of a purchase's state. An unknown state is 处理中, never paid. */
export const merchantCouponPurchaseStateTag = ({
  state,
}: Pick<MerchantCouponOrder, 'state'>): { word: string; tone: TagTone } =>
  ORDER_STATES[state] ?? { word: '处理中', tone: 'plain' };
