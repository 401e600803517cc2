import * as v from 'valibot';

import {
  PARKING_APPEAL_REASON_LABELS,
  type ParkingAppeal,
  parkingAppealSchema,
  parkingAppealsSchema,
} from '@/services/charge/appeals';

import { appealsOn } from '../../world/appeals/appeal';
import { cancelAppeal, submitAppeal } from '../../world/appeals/appeals';
import type { AppealRow } from '../../world/appeals/appealTables';
import { ownStayOf } from '../../world/parking/stays';
import type { World } from '../../world/World';
import { appealAnswer } from '../appeals/appealAnswer';
import { appealIdOf, appealRequest } from '../appeals/appealRequest';
import { type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { filled } from '../requests';

const billKey = { uniqueId: filled, parkId: filled };
const submission = v.object({ ...billKey, ...appealRequest });

const parkingAnswer = (world: World, row: AppealRow): ParkingAppeal => {
  const common = appealAnswer(world, row, PARKING_APPEAL_REASON_LABELS);
  const { uniqueId, parkId } = row;
  return { ...common, uniqueId, parkId, canCancel: flag(common.state === 1 || common.state === 2) };
};

const APPEALS = 'charge/v2/api/parkOrderAppeals/msp';

export const parkingAppealEndpoints: readonly Endpoint[] = [
  needsSession(
    'GET',
    APPEALS,
    parkingAppealsSchema,
    v.object(billKey),
    ({ world, driver, asked: { uniqueId, parkId } }) => {
      ownStayOf(world, driver.driverId, uniqueId, parkId);
      const rows = appealsOn(world, { uniqueId, parkId, orderNo: '' });
      return { results: rows.map((row) => parkingAnswer(world, row)), total: rows.length };
    },
  ),
  once(
    needsSession('POST', APPEALS, parkingAppealSchema, submission, ({ world, driver, asked }) =>
      parkingAnswer(world, submitAppeal(world, driver.driverId, { ...asked, bizType: 1, orderNo: '' })),
    ),
    appealIdOf,
  ),
  once(
    needsSession('PUT', `${APPEALS}/{id}/cancel`, parkingAppealSchema, ({ world, driver, params }) =>
      parkingAnswer(world, cancelAppeal(world, driver.driverId, params['id'] ?? '')),
    ),
    appealIdOf,
  ),
];
