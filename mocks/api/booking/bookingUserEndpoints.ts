import * as v from 'valibot';

import { findIdCardNoError } from '@/domain/validation/findIdCardNoError';
import { findPersonNameError } from '@/domain/validation/findPersonNameError';
import {
  bookingServiceSessionCheckSchema,
  bookingUserCenterCountsSchema,
  bookingUserDetailSchema,
} from '@/services/booking/user';
import * as wire from '@/services/schema/wire';

import { checkSmsCode, driverOfPhone, readPhone } from '../../world/account/accounts';
import type { DriverRow } from '../../world/account/accountTables';
import { bookingStateOf, noShowsOf } from '../../world/booking/bookings';
import type { IdentityRow } from '../../world/booking/bookingTables';
import { rightsOf } from '../../world/booking/locks';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import type { World } from '../../world/World';
import { type Endpoint, needsSession } from '../endpoint';
import { flag } from '../flag';
import { filled } from '../requests';
import { ownedBy } from './bookingLockEndpoints';
import { onlyThird, third } from './bookingRequests';

const masked = (text: string, head: number, tail: number) =>
  text === '' ? '' : text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(-tail);

function identityOf(world: World, driverId: string): IdentityRow {
  const { identities } = world.tables.booking;
  const found = identities.find((row) => row.driverId === driverId);
  if (found !== undefined) return found;
  const made = { driverId, name: '', idCardNo: '', avatarUrl: '' };
  identities.push(made);
  return made;
}

function userAnswer(world: World, driver: DriverRow, type: 1 | 2) {
  const { name, idCardNo, avatarUrl } = identityOf(world, driver.driverId);
  return {
    driverId: driver.driverId,
    name,
    nickName: driver.nickName,
    phone: masked(driver.phone, 3, 4),
    avatarUrl,
    idCardNo: type === 2 ? masked(idCardNo, 4, 4) : '',
    isCertified: flag(idCardNo !== ''),
  };
}

export const bookingUserEndpoints: readonly Endpoint[] = [
  needsSession('POST', 'api/v1/getUserCenterData', bookingUserCenterCountsSchema, onlyThird, ({ world, driver }) => {
    const { driverId } = driver;
    const { orders, evasions } = world.tables.booking;
    const inState = (state: number) =>
      orders.filter((row) => row.driverId === driverId && bookingStateOf(row) === state).length;
    return {
      unpaidNum: inState(1),
      awaitingEntryNum: inState(2),
      enteredNum: inState(3),
      lockNum: rightsOf(world, driverId).length,
      registeredBerthNum: ownedBy(world, driverId).length,
      evasionNum: evasions.filter((row) => row.ownerId === driverId && !row.isReleased).length,
      plateNum: driver.plates.length,
      noShowNum: noShowsOf(world, driverId),
      noShowLimit: Math.max(...world.tables.booking.lots.map(({ noShowLimit }) => noShowLimit)),
    };
  }),
  needsSession(
    'POST',
    'api/v1/getUserDetailInfo',
    bookingUserDetailSchema,
    v.object({ ...third, type: v.picklist([1, 2]) }),
    ({ world, driver, asked }) => userAnswer(world, driver, asked.type),
  ),
  needsSession(
    'POST',
    'api/v1/updateDriverUserInfo',
    bookingUserDetailSchema,
    v.object({
      ...third,
      name: v.optional(v.pipe(v.string(), v.maxLength(30))),
      idCardNo: v.optional(v.pipe(v.string(), v.maxLength(18))),
      avatarUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    ({ world, driver, asked: { name, idCardNo, avatarUrl } }) => {
      const wrong =
        (name === undefined ? null : findPersonNameError(name)) ??
        (idCardNo === undefined ? null : findIdCardNoError(idCardNo));
      if (wrong !== null) throw new Refusal(REFUSALS.badRequest, wrong);
      const row = identityOf(world, driver.driverId);
      row.name = name ?? row.name;
      row.idCardNo = idCardNo ?? row.idCardNo;
      row.avatarUrl = avatarUrl ?? row.avatarUrl;
      return userAnswer(world, driver, 2);
    },
  ),
  needsSession(
    'POST',
    'api/v1/bindPhone',
    wire.ignoredData(),
    v.object({ ...third, phone: filled, verifyCode: filled }),
    ({ world, driver, asked }) => {
      const phone = readPhone(asked.phone);
      const holder = driverOfPhone(world, phone);
      if (holder !== undefined && holder !== driver) throw new Refusal(REFUSALS.phoneTaken, '该手机号已绑定其他账号');
      checkSmsCode(world, phone, asked.verifyCode, 'bind');
      driver.phone = phone;
      return null;
    },
  ),
  needsSession('POST', 'api/v1/getLoginState', bookingServiceSessionCheckSchema, onlyThird, ({ driver, asked }) => ({
    isLogin: 1,
    isBound: flag(driver.openids.includes(asked.thirdId)),
    driverId: driver.driverId,
  })),
];
