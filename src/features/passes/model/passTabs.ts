import { type Pass, PASS_STATE } from '@/services/special/passes';

/** The tabs of the driver's passes. */
export const PASS_TABS = [
  { value: 'all', label: '全部' },
  { value: 'inForce', label: '生效中' },
  { value: 'review', label: '待审核' },
  { value: 'unpaid', label: '待支付' },
  { value: 'over', label: '已过期' },
] as const;
export type PassTab = (typeof PASS_TABS)[number]['value'];

/** Every state has one tab beside 全部; one that nobody knows stands under 全部 alone. */
const STATES: Readonly<Record<Exclude<PassTab, 'all'>, readonly number[]>> = {
  inForce: [PASS_STATE.pending, PASS_STATE.inForce, PASS_STATE.expiring],
  review: [PASS_STATE.underReview, PASS_STATE.rejected],
  unpaid: [PASS_STATE.unpaid],
  over: [PASS_STATE.expired, PASS_STATE.refunded, PASS_STATE.cancelled],
};

/** A renewal that waits for its payment stands under 待支付 too. */
export const passesIn = (passes: readonly Pass[], tab: PassTab): readonly Pass[] =>
  tab === 'all'
    ? passes
    : passes.filter(
        ({ state, unpaidOrderNo }) => STATES[tab].includes(state) || (tab === 'unpaid' && unpaidOrderNo !== ''),
      );
