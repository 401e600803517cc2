import { answerDueAppeals } from './appeals';
import { settleBalanceRefunds } from './balanceRefunds';
import { passBookings } from './bookingCourse';
import { passChargingTime } from './chargingTime';
import { answerFeedbacks } from './feedbacks';
import { issueInvoices } from './invoices';
import { passLocks } from './locks';
import { passMerchantOrders } from './merchantOrders';
import { passOffPeak } from './offPeakUse';
import { reviewApplications } from './ownerApplications';
import { reviewPassApplies } from './passApplies';
import { passPasses } from './passes';
import { settleDuePayments } from './payments';
import { reviewPlateMaterials } from './plateMaterials';
import { passWithholdings } from './withholdings';
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
