import * as v from 'valibot';

import { type StayEvaluationStatus, stayEvaluationStatusSchema } from '@/services/charge/evaluations';
import { driverEndedStaySchema, stayPicturesSchema } from '@/services/charge/stays';

import { wireTime } from '../../world/core/clock';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { evaluate, EVALUATION_TAGS, evaluationOf, whyNotEvaluable } from '../../world/parking/evaluations';
import type { StayRow } from '../../world/parking/parkingTables';
import { endStay, ownStayOf, reckon } from '../../world/parking/stays';
import type { World } from '../../world/World';
import { type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { filled } from '../requests';
import { picturesOf } from './chargeAnswers';

const billKey = { uniqueId: filled, parkId: filled };

function evaluabilityOf(world: World, driverId: string, stay: StayRow): StayEvaluationStatus {
  const reason = whyNotEvaluable(world, driverId, stay);
  const given = evaluationOf(world, driverId, stay);
  return {
    canEvaluate: flag(reason === ''),
    reason,
    score: given?.score ?? 0,
    tags: given?.tags ?? [],
    content: given?.content ?? '',
    evaluateTime: wireTime(given?.at ?? null),
    tagOptions: [...EVALUATION_TAGS],
  };
}

export const stayEndpoints: readonly Endpoint[] = [
  needsSession(
    'GET',
    'charge/v2/api/parkOrders/msp/parkingPictures',
    stayPicturesSchema,
    v.object(billKey),
    ({ world, driver, asked: { uniqueId, parkId } }) => {
      const results = picturesOf(world, ownStayOf(world, driver.driverId, uniqueId, parkId));
      return { results, total: results.length };
    },
  ),
  needsSession(
    'POST',
    'charge/v2/api/driverActiveCarOut',
    driverEndedStaySchema,
    v.object(billKey),
    ({ world, driver, asked: { uniqueId, parkId } }) => {
      const stay = endStay(world, ownStayOf(world, driver.driverId, uniqueId, parkId));
      return { uniqueId, parkId, exitTime: wireTime(stay.exitAt), parkFee: reckon(world, stay).due };
    },
  ),
  needsSession(
    'POST',
    'charge/v2/api/raiseBarrier',
    driverEndedStaySchema,
    v.object(billKey),
    ({ world, driver, asked: { uniqueId, parkId } }) => {
      const row = ownStayOf(world, driver.driverId, uniqueId, parkId);
      if (reckon(world, row).due > 0) throw new Refusal(REFUSALS.feeDue, '请先缴清停车费，再抬杆离场');
      const stay = endStay(world, row);
      return { uniqueId, parkId, exitTime: wireTime(stay.exitAt), parkFee: 0 };
    },
  ),
  needsSession(
    'POST',
    'charge/v2/api/canbeEvaluate',
    stayEvaluationStatusSchema,
    v.object(billKey),
    ({ world, driver: { driverId }, asked: { uniqueId, parkId } }) =>
      evaluabilityOf(world, driverId, ownStayOf(world, driverId, uniqueId, parkId)),
  ),
  needsSession(
    'POST',
    'charge/v2/api/evaluations',
    stayEvaluationStatusSchema,
    v.object({
      ...billKey,
      score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      tags: v.pipe(v.array(filled), v.maxLength(EVALUATION_TAGS.length)),
      content: v.pipe(v.string(), v.maxLength(200)),
    }),
    ({ world, driver: { driverId }, asked }) => evaluabilityOf(world, driverId, evaluate(world, driverId, asked)),
  ),
];
