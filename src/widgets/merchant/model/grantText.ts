import { GRANT_STATE } from '@/domain/merchant/merchantCodes';
import { formatYuan } from '@/domain/money';
import type { MerchantGrant } from '@/services/coupon/merchants';
import type { TagTone } from '@/ui/text/Tag';

const STATE_LABELS: Readonly<Record<number, { word: string; tone: TagTone }>> = {
  [GRANT_STATE.given]: { word: '已发放', tone: 'done' },
  [GRANT_STATE.used]: { word: '已使用', tone: 'brand' },
  [GRANT_STATE.revoked]: { word: '已撤销', tone: 'plain' },
  [GRANT_STATE.expired]: { word: '已过期', tone: 'plain' },
};

/** The label and tone of a grant's state. An unknown state is 处理中, never 已使用. */
export const grantStateLabel = ({ state }: Pick<MerchantGrant, 'state'>): { word: string; tone: TagTone } =>
  STATE_LABELS[state] ?? { word: '处理中', tone: 'plain' };

/** The states to filter by. */
export const GRANT_STATES = [GRANT_STATE.given, GRANT_STATE.used, GRANT_STATE.revoked, GRANT_STATE.expired] as const;

/** The amount that the coupon has saved; empty if it was not used or the amount is unknown. */
export const savedText = ({ state, discountFee }: Pick<MerchantGrant, 'state' | 'discountFee'>): string =>
  state === GRANT_STATE.used && discountFee > 0 ? `省了${formatYuan(discountFee)}` : '';

/** The plate of a grant. A coupon that was granted to a driver's account has none. */
export const ownerText = ({ plateNo, formatPlateNo }: Pick<MerchantGrant, 'plateNo' | 'formatPlateNo'>): string =>
  formatPlateNo || plateNo || '领到账户';
