import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import { checkIdCard } from '@/domain/validation/checkIdCard';
import { checkPersonName } from '@/domain/validation/checkPersonName';
import { berthKinds, berths, recommendedBerth, registeredBerths } from '@/services/booking/berths';
import { booking, bookingPlates, bookings, bookPackages, cancelPreview } from '@/services/booking/bookings';
import { evasionCar, evasionCars, lock, lockCommand, locks } from '@/services/booking/locks';
import { bookablePark, bookableParks } from '@/services/booking/parks';
import { loginState, userCenter, userDetail } from '@/services/booking/user';
import { nothing } from '@/services/transport/wire';

import { checkSmsCode, driverOfPhone, readPhone } from '../world/accounts';
import {
  berthsFor,
  bookingOf,
  bookingStateOf,
  bookLotOf,
  cancelBooking,
  cancelCostOf,
  cancelledToday,
  createBooking,
  freeBerthsFor,
  noShowsOf,
  packageOf,
  slotOf,
  spacesOf,
} from '../world/bookings';
import type { IdentityRow } from '../world/bookingTables';
import { wireTime } from '../world/clock';
import { lockRightOf, moveLock, rightsOf } from '../world/locks';
import { byDistance } from '../world/places';
import { Refusal, REFUSALS } from '../world/Refusal';
import { lotOf } from '../world/stays';
import type { DriverRow } from '../world/tables';
import type { World } from '../world/World';
import {
  BERTH_TYPE_TEXT,
  berthAnswer,
  bookingAnswer,
  evasionAnswer,
  lockAnswer,
  packageAnswer,
  pageAfter,
  parkAnswer,
  whole,
} from './bookingAnswers';
import { type Endpoint, locked } from './endpoint';
import { flag } from './flag';
import { filled, optionalText, wholeCents } from './requests';

/** The id in the program around the page; a plain browser has none. */
const third = { thirdId: v.pipe(v.string(), v.maxLength(200)) };
const bookDate = v.pipe(v.string(), v.isoDate());
const cursor = {
  lastId: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
};
const onlyThird = v.object(third);
const ofPark = v.object({ ...third, parkId: filled });
const ofBooking = v.object({ ...third, bookOrderNo: filled });
const ofLock = v.object({ ...third, lockId: filled });
const ofPackage = v.object({ ...third, parkId: filled, packageId: filled, bookDate });
const place = v.object({
  ...third,
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
});

/** Bookable lots, nearest first. */
function parksNear(world: World, near: { longitude: number; latitude: number }) {
  const bookable = new Set(world.tables.booking.lots.map(({ parkId }) => parkId));
  return byDistance(
    world.tables.lots.filter(({ parkId }) => bookable.has(parkId)),
    near,
  );
}

const parkEndpoints: readonly Endpoint[] = [
  locked('POST', 'api/v1/getParkDetail', bookablePark, ofPark, ({ world, asked }) => parkAnswer(world, asked.parkId)),
  locked(
    'POST',
    'api/v1/getBookableParksByName',
    bookableParks,
    v.object({ ...third, ...cursor, parkName: optionalText }),
    ({ world, asked }) => {
      const rows = world.tables.booking.lots.map(({ parkId }) => lotOf(world, parkId));
      const found = rows.filter(({ parkName }) => parkName.includes(asked.parkName.trim()));
      return whole(found.slice(0, asked.pageSize).map(({ parkId }) => parkAnswer(world, parkId)));
    },
  ),
  locked('POST', 'api/v1/getBookableParksByLocation', bookableParks, place, ({ world, asked }) =>
    whole(parksNear(world, asked).map(({ row, distance }) => parkAnswer(world, row.parkId, distance))),
  ),
  locked('POST', 'api/v1/getRecommendParkingList', bookableParks, ofPark, ({ world, asked: { parkId } }) => {
    const others = parksNear(world, lotOf(world, parkId)).filter(({ row }) => row.parkId !== parkId);
    const withSpace = others.filter(({ row }) => spacesOf(world, row.parkId).left !== 0);
    return whole(withSpace.map(({ row, distance }) => parkAnswer(world, row.parkId, distance)));
  }),
  locked(
    'POST',
    'api/v1/getBookPackageInfo',
    bookPackages,
    v.object({ ...third, parkId: filled, bookDate }),
    ({ world, asked }) => {
      const { parkId } = bookLotOf(world, asked.parkId);
      const rows = world.tables.booking.packages.filter((row) => row.parkId === parkId);
      return whole(rows.map((row) => packageAnswer(world, row, asked.bookDate)));
    },
  ),
  locked('POST', 'api/v1/getParkingBerthType', berthKinds, ofPark, ({ world, asked: { parkId } }) => {
    const own = world.tables.booking.berths.filter((row) => row.parkId === parkId && row.ownerId === null);
    const kinds = [...new Set(own.map(({ berthType }) => berthType))].sort((a, b) => a - b);
    return whole(
      kinds.map((berthType) => {
        const rows = own.filter((row) => row.berthType === berthType);
        const free = rows.filter((row) => !row.isClosed && row.carPlateNo === '');
        return {
          berthType,
          berthTypeText: BERTH_TYPE_TEXT[berthType],
          leftNum: free.length,
          totalNum: rows.length,
        };
      }),
    );
  }),
  locked('POST', 'api/v1/getRecommendBerthInfo', recommendedBerth, ofPackage, ({ world, asked }) => {
    const row = packageOf(world, asked.parkId, asked.packageId);
    const [best] = freeBerthsFor(world, row, slotOf(world, row, asked.bookDate));
    return { berth: best === undefined ? null : berthAnswer(world, best, row, asked.bookDate) };
  }),
  locked('POST', 'api/v1/getBerthInfo', berths, ofPackage, ({ world, asked }) => {
    const row = packageOf(world, asked.parkId, asked.packageId);
    return whole(berthsFor(world, row).map((one) => berthAnswer(world, one, row, asked.bookDate)));
  }),
];

const bookingCalls: readonly Endpoint[] = [
  locked('POST', 'api/v1/getAllPlateInfo', bookingPlates, onlyThird, ({ driver }) =>
    whole(
      driver.plates.map(({ plateId, plateNo, plateColor, isDefault }) => ({
        plateId,
        plateNo,
        formatPlateNo: formatPlate(plateNo),
        plateColor,
        isDefault: flag(isDefault),
      })),
    ),
  ),
  locked(
    'POST',
    'api/v1/createBookOrder',
    booking,
    v.object({ ...ofPackage.entries, berthId: filled, plateNo: filled, payAmount: wholeCents }),
    ({ world, driver, asked }) => bookingAnswer(world, createBooking(world, driver, asked)),
  ),
  locked(
    'POST',
    'api/v1/getBookOrderList',
    bookings,
    v.object({ ...third, ...cursor, state: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))) }),
    ({ world, driver, asked }) => {
      const own = world.tables.booking.orders.filter((row) => row.driverId === driver.driverId);
      const rows = own.filter((row) => asked.state === undefined || bookingStateOf(row) === asked.state);
      return pageAfter(rows, asked, (row) => bookingAnswer(world, row));
    },
  ),
  locked('POST', 'api/v1/getBookOrderDetailInfo', booking, ofBooking, ({ world, driver, asked }) =>
    bookingAnswer(world, bookingOf(world, driver.driverId, asked.bookOrderNo)),
  ),
  locked('POST', 'api/v1/previewBookOrderCancelResult', cancelPreview, ofBooking, ({ world, driver, asked }) => {
    const order = bookingOf(world, driver.driverId, asked.bookOrderNo);
    const { refundCents, deductCents, tip } = cancelCostOf(world, order);
    return {
      refundFee: refundCents,
      deductFee: deductCents,
      tip,
      countToday: cancelledToday(world, driver.driverId),
      limitToday: bookLotOf(world, order.parkId).cancelLimit,
    };
  }),
  locked(
    'POST',
    'api/v1/cancelBookOrder',
    booking,
    v.object({ ...ofBooking.entries, deductFee: wholeCents }),
    ({ world, driver, asked }) => {
      const order = bookingOf(world, driver.driverId, asked.bookOrderNo);
      cancelBooking(world, order, asked.deductFee);
      return bookingAnswer(world, order);
    },
  ),
];

const ownedBy = (world: World, driverId: string) => {
  const now = world.clock.now();
  return world.tables.booking.berths.filter(
    ({ ownerId, ownedFrom, ownedTo }) => ownerId === driverId && ownedFrom <= now && now <= ownedTo,
  );
};

const lockEndpoints: readonly Endpoint[] = [
  locked('POST', 'api/v1/hasRegisteredBerth', registeredBerths, onlyThird, ({ world, driver }) => {
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
  locked('POST', 'api/v1/getUserLockList', locks, onlyThird, ({ world, driver }) =>
    whole(rightsOf(world, driver.driverId).map((right) => lockAnswer(world, right))),
  ),
  locked('POST', 'api/v1/getZigbeeLockState', lock, ofLock, ({ world, driver, asked }) =>
    lockAnswer(world, lockRightOf(world, driver.driverId, asked.lockId)),
  ),
  locked(
    'POST',
    'api/v1/controlZigbeeLock',
    lockCommand,
    v.object({ ...ofLock.entries, cmd: v.picklist([1, 2]) }),
    ({ world, driver, asked }) => ({
      cmdId: moveLock(world, lockRightOf(world, driver.driverId, asked.lockId), asked.cmd),
    }),
  ),
  locked(
    'POST',
    'api/v1/getEvasionCarList',
    evasionCars,
    v.object({ ...third, ...cursor }),
    ({ world, driver, asked }) =>
      pageAfter(
        world.tables.booking.evasions.filter(({ ownerId }) => ownerId === driver.driverId),
        asked,
        (row) => evasionAnswer(world, row),
      ),
  ),
  locked(
    'POST',
    'api/v1/cancelControl',
    evasionCar,
    v.object({ ...third, evasionId: filled }),
    ({ world, driver, asked }) => {
      const row = world.tables.booking.evasions.find(({ evasionId }) => evasionId === asked.evasionId);
      if (row?.ownerId !== driver.driverId) throw new Refusal(REFUSALS.notFound, '记录不存在');
      if (row.isReleased) throw new Refusal(REFUSALS.bookingRefused, '该车辆已取消控制');
      row.isReleased = true;
      return evasionAnswer(world, row);
    },
  ),
];

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

const userEndpoints: readonly Endpoint[] = [
  locked('POST', 'api/v1/getUserCenterData', userCenter, onlyThird, ({ world, driver }) => {
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
  locked(
    'POST',
    'api/v1/getUserDetailInfo',
    userDetail,
    v.object({ ...third, type: v.picklist([1, 2]) }),
    ({ world, driver, asked }) => userAnswer(world, driver, asked.type),
  ),
  locked(
    'POST',
    'api/v1/updateDriverUserInfo',
    userDetail,
    v.object({
      ...third,
      name: v.optional(v.pipe(v.string(), v.maxLength(30))),
      idCardNo: v.optional(v.pipe(v.string(), v.maxLength(18))),
      avatarUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    ({ world, driver, asked: { name, idCardNo, avatarUrl } }) => {
      const wrong =
        (name === undefined ? null : checkPersonName(name)) ?? (idCardNo === undefined ? null : checkIdCard(idCardNo));
      if (wrong !== null) throw new Refusal(REFUSALS.badRequest, wrong);
      const row = identityOf(world, driver.driverId);
      row.name = name ?? row.name;
      row.idCardNo = idCardNo ?? row.idCardNo;
      row.avatarUrl = avatarUrl ?? row.avatarUrl;
      return userAnswer(world, driver, 2);
    },
  ),
  locked(
    'POST',
    'api/v1/bindPhone',
    nothing(),
    v.object({ ...third, phone: filled, verifyCode: filled }),
    ({ world, driver, asked }) => {
      const phone = readPhone(asked.phone);
      const holder = driverOfPhone(world, phone);
      if (holder !== undefined && holder !== driver) throw new Refusal(REFUSALS.phoneTaken, '该手机号已绑定其他账号');
      checkSmsCode(world, phone, asked.verifyCode);
      driver.phone = phone;
      return null;
    },
  ),
  locked('POST', 'api/v1/getLoginState', loginState, onlyThird, ({ driver, asked }) => ({
    isLogin: 1,
    isBound: flag(driver.openids.includes(asked.thirdId)),
    driverId: driver.driverId,
  })),
];

export const bookingEndpoints: readonly Endpoint[] = [
  ...parkEndpoints,
  ...bookingCalls,
  ...lockEndpoints,
  ...userEndpoints,
];
