import * as v from 'valibot';

import {
  CHARGING_APPEAL_REASON_LABELS,
  type ChargingAppeal,
  chargingAppealSchema,
  chargingAppealsSchema,
  IDLE_FEE_APPEAL_REASON_LABELS,
  type IdleFeeAppeal,
  idleFeeAppealSchema,
  idleFeeAppealsSchema,
} from '@/services/cps/chargingAppeals';

import { appealsOf } from '../../world/appeals/appeal';
import { submitAppeal } from '../../world/appeals/appeals';
import type { AppealRow } from '../../world/appeals/appealTables';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import type { World } from '../../world/World';
import { appealAnswer } from '../appeals/appealAnswer';
import { appealIdOf, appealRequest } from '../appeals/appealRequest';
import { type DriverCall, type Endpoint, needsSession } from '../endpoint';
import { once } from '../once';
import { filled } from '../requests';

const chargingAnswer = (world: World, row: AppealRow): ChargingAppeal => ({
  ...appealAnswer(world, row, CHARGING_APPEAL_REASON_LABELS),
  orderNo: row.orderNo,
});
const occupyAnswer = (world: World, row: AppealRow): IdleFeeAppeal => ({
  ...appealAnswer(world, row, IDLE_FEE_APPEAL_REASON_LABELS),
  occupyOrderNo: row.orderNo,
});

/** The driver's own appeals. If an order is named, only those about it. */
function ownAppeals({ world, driver }: DriverCall, bizType: 7 | 8, orderNo: string | undefined): AppealRow[] {
  const own = appealsOf(world, driver.driverId, bizType);
  return orderNo === undefined ? own : own.filter((row) => row.orderNo === orderNo);
}

function ownAppeal(call: DriverCall, bizType: 7 | 8): AppealRow {
  const found = ownAppeals(call, bizType, undefined).find(({ appealId }) => appealId === call.params['id']);
  if (found === undefined) throw new Refusal(REFUSALS.notFound, '申诉不存在');
  return found;
}

const about = { uniqueId: '', parkId: '' };
const CHARGING = 'cps/v2/api/chargingOrderAppeals';
const OCCUPY = 'cps/v2/api/occupyOrderAppeals';

export const chargingAppealEndpoints: readonly Endpoint[] = [
  needsSession('GET', CHARGING, chargingAppealsSchema, v.object({ orderNo: v.optional(filled) }), (call) => {
    const rows = ownAppeals(call, 7, call.asked.orderNo);
    return { results: rows.map((row) => chargingAnswer(call.world, row)), total: rows.length };
  }),
  needsSession('GET', `${CHARGING}/{id}`, chargingAppealSchema, (call) =>
    chargingAnswer(call.world, ownAppeal(call, 7)),
  ),
  once(
    needsSession('POST', CHARGING, chargingAppealSchema, v.object({ ...appealRequest, orderNo: filled }), (call) => {
      const { world, driver, asked } = call;
      return chargingAnswer(world, submitAppeal(world, driver.driverId, { ...asked, ...about, bizType: 7 }));
    }),
    appealIdOf,
  ),
  needsSession('GET', OCCUPY, idleFeeAppealsSchema, v.object({ occupyOrderNo: v.optional(filled) }), (call) => {
    const rows = ownAppeals(call, 8, call.asked.occupyOrderNo);
    return { results: rows.map((row) => occupyAnswer(call.world, row)), total: rows.length };
  }),
  needsSession('GET', `${OCCUPY}/{id}`, idleFeeAppealSchema, (call) => occupyAnswer(call.world, ownAppeal(call, 8))),
  once(
    needsSession('POST', OCCUPY, idleFeeAppealSchema, v.object({ ...appealRequest, occupyOrderNo: filled }), (call) => {
      const { world, driver, asked } = call;
      const { occupyOrderNo: orderNo, ...request } = asked;
      return occupyAnswer(world, submitAppeal(world, driver.driverId, { ...request, ...about, orderNo, bizType: 8 }));
    }),
    appealIdOf,
  ),
];
