import { reviewApplications } from './account/ownerApplications';
import { answerDueAppeals } from './appeals/appeals';
import { passBookings } from './booking/bookingCourse';
import { passLocks } from './booking/locks';
import { passChargingTime } from './charging/chargingTime';
import { issueInvoices } from './invoices/invoices';
import { passMerchantOrders } from './merchant/merchantOrders';
import { settleDuePayments } from './money/payments';
import { passOffPeak } from './offpeak/offPeakUse';
import { reviewPassApplies } from './passes/passApplies';
import { passPasses } from './passes/passes';
import { answerFeedbacks } from './support/feedbacks';
import { reviewPlateMaterials } from './vehicles/plateMaterials';
import { passWithholdings } from './vehicles/withholdings';
import { settleBalanceRefunds } from './wallet/balanceRefunds';
import type { World } from './World';

/** What time has done meanwhile, in the order of dependence; each step is idempotent. */
const STEPS: readonly ((world: World) => void)[] = [
  settleDuePayments,
  passChargingTime,
  passBookings,
  passLocks,
  answerDueAppeals,
  settleBalanceRefunds,
  answerFeedbacks,
  reviewApplications,
  reviewPlateMaterials,
  reviewPassApplies,
  passPasses,
  passOffPeak,
  passMerchantOrders,
  passWithholdings,
  issueInvoices,
];

/** Called before every answer and after every move of the clock. */
export function passTime(world: World): void {
  for (const step of STEPS) step(world);
}
