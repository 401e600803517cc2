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

/** Every state has one tab beside 全部; an unknown state appears under 全部 alone. */
const TAB_STATES: Readonly<Record<Exclude<PassTab, 'all'>, readonly number[]>> = {
  inForce: [PASS_STATE.pending, PASS_STATE.inForce, PASS_STATE.expiring],
  review: [PASS_STATE.underReview, PASS_STATE.rejected],
  unpaid: [PASS_STATE.unpaid],
  over: [PASS_STATE.expired, PASS_STATE.refunded, PASS_STATE.cancelled],
};

/** The passes of a tab. A pass with an unpaid renewal appears under 待支付 too. */
export const filterPassesByTab = (passes: readonly Pass[], tab: PassTab): readonly Pass[] =>
  tab === 'all'
    ? passes
    : passes.filter(
        ({ state, unpaidOrderNo }) => TAB_STATES[tab].includes(state) || (tab === 'unpaid' && unpaidOrderNo !== ''),
      );
