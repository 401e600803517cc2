import * as v from 'valibot';

import { ownedBerthsSchema } from '@/services/booking/berths';
import {
  evasionCarSchema,
  evasionCarsSchema,
  parkingLocksSchema,
  parkingLockWithPastCommandsSchema,
  sentParkingLockCommandIdSchema,
} from '@/services/booking/locks';

import { lockRightOf, moveLock, rightsOf } from '../../world/booking/locks';
import { wireTime } from '../../world/core/clock';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { lotOf } from '../../world/places/lots';
import type { World } from '../../world/World';
import { type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { filled } from '../requests';
import { evasionAnswer, lockAnswer, lockWithCommandsAnswer, pageAfter, whole } from './bookingAnswers';
import { cursor, onlyThird, third } from './bookingRequests';

const ofLock = v.object({ ...third, lockId: filled });

export const ownedBy = (world: World, driverId: string) => {
  const now = world.clock.now();
  return world.tables.booking.berths.filter(
    ({ ownerId, ownedFrom, ownedTo }) => ownerId === driverId && ownedFrom <= now && now <= ownedTo,
  );
};

export const bookingLockEndpoints: readonly Endpoint[] = [
  needsSession('POST', 'api/v1/hasRegisteredBerth', ownedBerthsSchema, onlyThird, ({ world, driver }) => {
    const rows = ownedBy(world, driver.driverId).map(
      ({ berthId, berthNo, floor, area, parkId, ownedFrom, ownedTo }) => ({
        berthId,
        berthNo,
        floor,
        area,
        parkId,
        parkName: lotOf(world, parkId).parkName,
        lockId: world.tables.booking.locks.find((row) => row.berthId === berthId)?.lockId ?? '',
        validFrom: wireTime(ownedFrom),
        validTo: wireTime(ownedTo),
      }),
    );
    return { registered: flag(rows.length > 0), ...whole(rows) };
  }),
  needsSession('POST', 'api/v1/getUserLockList', parkingLocksSchema, onlyThird, ({ world, driver }) =>
    whole(rightsOf(world, driver.driverId).map((right) => lockAnswer(world, right))),
  ),
  needsSession(
    'POST',
    'api/v1/getZigbeeLockState',
    parkingLockWithPastCommandsSchema,
    ofLock,
    ({ world, driver, asked }) => lockWithCommandsAnswer(world, lockRightOf(world, driver.driverId, asked.lockId)),
  ),
  once(
    needsSession(
      'POST',
      'api/v1/controlZigbeeLock',
      sentParkingLockCommandIdSchema,
      v.object({ ...ofLock.entries, cmd: v.picklist([1, 2]) }),
      ({ world, driver, asked }) => ({
        cmdId: moveLock(world, lockRightOf(world, driver.driverId, asked.lockId), asked.cmd),
      }),
    ),
    ({ cmdId }) => cmdId,
  ),
  needsSession(
    'POST',
    'api/v1/getEvasionCarList',
    evasionCarsSchema,
    v.object({ ...third, ...cursor }),
    ({ world, driver, asked }) =>
      pageAfter(
        world.tables.booking.evasions.filter(({ ownerId }) => ownerId === driver.driverId),
        asked,
        (row) => evasionAnswer(world, row),
      ),
  ),
  once(
    needsSession(
      'POST',
      'api/v1/cancelControl',
      evasionCarSchema,
      v.object({ ...third, evasionId: filled }),
      ({ world, driver, asked }) => {
        const row = world.tables.booking.evasions.find(({ evasionId }) => evasionId === asked.evasionId);
        if (row?.ownerId !== driver.driverId) throw new Refusal(REFUSALS.notFound, '记录不存在');
        if (row.isReleased) throw new Refusal(REFUSALS.bookingRefused, '该车辆已取消控制');
        row.isReleased = true;
        return evasionAnswer(world, row);
      },
    ),
    ({ evasionId }) => evasionId,
  ),
];
