import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import {
  OFF_PEAK_VIOLATION_APPEAL_REASON_LABELS,
  OFF_PEAK_VIOLATION_TYPE_LABELS,
  type OffPeakViolation,
  type OffPeakViolationAppeal,
  offPeakViolationAppealSchema,
  offPeakViolationAppealsSchema,
  offPeakViolationsSchema,
} from '@/services/special/violations';

import { appealsOf, isOpenAppeal, stateOfAppeal } from '../../world/appeals/appeal';
import { submitAppeal } from '../../world/appeals/appeals';
import type { AppealRow } from '../../world/appeals/appealTables';
import { wireTime } from '../../world/core/clock';
import { canAppealViolation } from '../../world/offpeak/offPeakAppeal';
import type { ViolationRow } from '../../world/offpeak/offPeakTables';
import { MONTH_LIMIT, monthCountOf, violationsOf } from '../../world/offpeak/offPeakUse';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { appealAnswer } from '../appeals/appealAnswer';
import { appealIdOf, appealRequest } from '../appeals/appealRequest';
import { type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { filled, pageOf, paging } from '../requests';

const PENALTY_TEXT = {
  1: '超时费从这次停车的账单收取',
  2: '押金不退',
  3: '不扣费，计入本月违约次数',
} as const;

/** Only what a slot was booked with a deposit for can lose it. */
const penaltyTextOf = ({ type, penaltyCents }: ViolationRow): string =>
  type === 1 && penaltyCents > 0 ? `押金不退，${PENALTY_TEXT[type]}` : PENALTY_TEXT[type];

const appealsAbout = (world: World, { driverId, violationId }: ViolationRow): AppealRow[] =>
  appealsOf(world, driverId, 5).filter(({ orderNo }) => orderNo === violationId);

function violationAnswer(world: World, row: ViolationRow): OffPeakViolation {
  const [latest] = appealsAbout(world, row);
  const order = world.tables.offPeakOrders.find(({ orderNo }) => orderNo === row.orderNo);
  return {
    violationId: row.violationId,
    type: row.type,
    typeText: OFF_PEAK_VIOLATION_TYPE_LABELS[row.type],
    orderNo: row.orderNo,
    kind: order?.kind ?? 0,
    time: wireTime(row.at),
    parkId: row.parkId,
    parkName: lotOf(world, row.parkId).parkName,
    formatPlateNo: formatPlate(row.plateNo),
    penaltyFee: row.penaltyCents,
    penaltyText: row.isWaived ? '已撤销，不计次数' : penaltyTextOf(row),
    uniqueId: row.uniqueId,
    monthCount: monthCountOf(world, row.driverId, row.at),
    monthLimit: MONTH_LIMIT,
    isWaived: flag(row.isWaived),
    appealState: latest === undefined ? 0 : stateOfAppeal(latest, world.clock.now()),
    canAppeal: flag(canAppealViolation(world, row) && !(latest !== undefined && isOpenAppeal(latest))),
  };
}

const answerOf = (world: World, row: AppealRow): OffPeakViolationAppeal => ({
  ...appealAnswer(world, row, OFF_PEAK_VIOLATION_APPEAL_REASON_LABELS),
  violationId: row.orderNo,
});

const APPEALS = 'special/v2/api/diffTimeViolationAppeals';

export const violationEndpoints: readonly Endpoint[] = [
  needsSession('GET', 'special/v2/api/diffTimeViolations', offPeakViolationsSchema, v.object(paging), (call) => {
    const { world, driver } = call;
    return pageOf(
      call,
      violationsOf(world, driver.driverId).map((row) => violationAnswer(world, row)),
    );
  }),
  needsSession(
    'GET',
    APPEALS,
    offPeakViolationAppealsSchema,
    v.object({ violationId: filled }),
    ({ world, driver, asked }) => {
      const rows = appealsOf(world, driver.driverId, 5).filter(({ orderNo }) => orderNo === asked.violationId);
      return { results: rows.map((row) => answerOf(world, row)), total: rows.length };
    },
  ),
  once(
    needsSession(
      'POST',
      APPEALS,
      offPeakViolationAppealSchema,
      v.object({ ...appealRequest, violationId: filled }),
      (call) => {
        const { violationId: orderNo, ...request } = call.asked;
        const about = { uniqueId: '', parkId: '', orderNo, bizType: 5 } as const;
        return answerOf(call.world, submitAppeal(call.world, call.driver.driverId, { ...request, ...about }));
      },
    ),
    appealIdOf,
  ),
];
