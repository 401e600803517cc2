import { reviewApplications } from './account/ownerApplications';
import { answerDueAppeals } from './appeals/appeals';
import { advanceBookings } from './booking/bookingCourse';
import { advanceLocks } from './booking/locks';
import { advanceCharging } from './charging/advanceCharging';
import { issueInvoices } from './invoices/invoiceCourse';
import { advanceMerchantOrders } from './merchant/merchantOrders';
import { settleDuePayments } from './money/settlement';
import { advanceOffPeak } from './offpeak/offPeakUse';
import { reviewPassApplies } from './passes/passApplies';
import { advancePasses } from './passes/passes';
import { answerFeedbacks } from './support/feedbacks';
import { reviewPlateMaterials } from './vehicles/plateMaterials';
import { advanceWithholdings } from './vehicles/withholdings';
import { settleBalanceRefunds } from './wallet/balanceRefunds';
import type { World } from './World';

/** What has happened as time passed, in order of dependence. Each step is idempotent. */
const STEPS: readonly ((world: World) => void)[] = [
  settleDuePayments,
  advanceCharging,
  advanceBookings,
  advanceLocks,
  answerDueAppeals,
  settleBalanceRefunds,
  answerFeedbacks,
  reviewApplications,
  reviewPlateMaterials,
  reviewPassApplies,
  advancePasses,
  advanceOffPeak,
  advanceMerchantOrders,
  advanceWithholdings,
  issueInvoices,
];

/** Called before every response and after every change of the clock. */
export function advanceTime(world: World): void {
  for (const step of STEPS) step(world);
}
