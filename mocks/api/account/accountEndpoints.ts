import * as v from 'valibot';

import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { accountDeletionCheckResultSchema, accountDeletionChecksSchema } from '@/services/driver/accountDeletion';
import { driverOfThirdIdSchema, driverSignInMethodsSchema } from '@/services/driver/credentials';
import {
  type ResidentRegistration,
  residentRegistrationSchema,
  residentRegistrationsSchema,
} from '@/services/driver/residentRegistrations';
import { walletSharingGroupsSchema } from '@/services/driver/walletSharingGroups';
import * as wire from '@/services/schema/wire';

import { deleteDriver, deletionChecksOf } from '../../world/account/accountDeletion';
import { checkSmsCode, driverOfOpenid, driverOfPhone, readPhone } from '../../world/account/accounts';
import type { OwnerApplicationRow } from '../../world/account/accountTables';
import { applicationOf, applyAsOwner } from '../../world/account/ownerApplications';
import { endSessionsOf } from '../../world/account/tokens';
import { wireTime } from '../../world/core/clock';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { type Endpoint, needsSession, open } from '../endpoint';
import { flag } from '../flag';
import { once } from '../once';
import { filled, inBody, optionalText, pageOf, paging } from '../requests';

const PASSWORD = v.pipe(filled, v.minLength(6), v.maxLength(64));

const NICK_NAME_LENGTH = 20;
const CLIENT_OF_OPENID = [
  ['openid-wx', 2],
  ['openid-ali', 3],
] as const;

const APPLICATION_TEXT = { 1: '审核中', 2: '已通过', 3: '未通过' } as const;
const mask = (text: string, head: number, tail: number) =>
  text.slice(0, head) + '*'.repeat(Math.max(0, text.length - head - tail)) + text.slice(-tail);

const applicationAnswer = (row: OwnerApplicationRow): ResidentRegistration => ({
  applyId: row.applyId,
  areaName: row.areaName,
  parkId: row.parkId,
  roomNo: row.roomNo,
  ownerType: row.ownerType,
  name: row.name,
  idCard: mask(row.idCard, 3, 4),
  phone: mask(row.phone, 3, 4),
  plates: row.plates,
  pictures: row.pictures,
  state: row.state,
  stateText: APPLICATION_TEXT[row.state],
  reasons: row.reasons,
  applyTime: wireTime(row.appliedAt),
  reviewTime: wireTime(row.reviewedAt),
});

export const accountEndpoints: readonly Endpoint[] = [
  needsSession('GET', 'driver/v2/api/loginStates', driverSignInMethodsSchema, ({ driver }) => ({
    driverId: driver.driverId,
    hasPhone: flag(driver.phone !== ''),
    hasPassword: flag(driver.password !== ''),
    boundClients: CLIENT_OF_OPENID.filter(([start]) => driver.openids.some((openid) => openid.startsWith(start))).map(
      ([, client]) => client,
    ),
  })),
  open(
    'GET',
    'driver/v2/api/getDriverIdByThirdId',
    driverOfThirdIdSchema,
    v.object({ thirdId: filled }),
    ({ world, asked }) => ({ driverId: driverOfOpenid(world, asked.thirdId)?.driverId ?? '' }),
  ),
  needsSession(
    'PUT',
    'driver/v2/api/password',
    wire.ignoredData(),
    v.object({ oldPassword: filled, newPassword: PASSWORD }),
    ({ world, driver, token, asked }) => {
      if (driver.password !== asked.oldPassword) throw new Refusal(REFUSALS.wrongPassword, '原密码不正确');
      if (asked.newPassword === asked.oldPassword) throw new Refusal(REFUSALS.badRequest, '新密码不能与原密码相同');
      driver.password = asked.newPassword;
      endSessionsOf(world, driver.driverId, token);
      return null;
    },
  ),
  needsSession(
    'PUT',
    'driver/v2/api/phone',
    wire.ignoredData(),
    v.object({ phone: filled, verifyCode: filled, oldVerifyCode: optionalText, password: optionalText }),
    ({ world, driver, asked }) => {
      const phone = readPhone(asked.phone);
      if (phone === driver.phone) throw new Refusal(REFUSALS.badRequest, '新手机号不能与原手机号相同');
      if (driverOfPhone(world, phone) !== undefined) throw new Refusal(REFUSALS.phoneTaken, '该手机号已绑定其他账号');
      if (asked.oldVerifyCode !== '') checkSmsCode(world, driver.phone, asked.oldVerifyCode, 'changePhone');
      else if (asked.password === '' || asked.password !== driver.password) {
        throw new Refusal(REFUSALS.wrongPassword, '请先验证原手机号或密码');
      }
      checkSmsCode(world, phone, asked.verifyCode, 'changePhone');
      driver.phone = phone;
      return null;
    },
  ),
  needsSession(
    'PUT',
    'driver/v2/api/nickName',
    wire.ignoredData(),
    v.object({ nickName: filled }),
    ({ driver, asked }) => {
      const nickName = asked.nickName.trim();
      const fault = findForbiddenSymbolError(nickName);
      if (fault !== null) throw new Refusal(REFUSALS.badRequest, `昵称${fault}`);
      if (nickName === '' || nickName.length > NICK_NAME_LENGTH) {
        throw new Refusal(REFUSALS.badRequest, `昵称需为1到${NICK_NAME_LENGTH}个字`);
      }
      driver.nickName = nickName;
      return null;
    },
  ),
  needsSession(
    'GET',
    'driver/v2/api/driverGroupMembers/getMineGroups',
    walletSharingGroupsSchema,
    ({ world, driver }) => {
      const results = world.tables.groups.flatMap(({ groupId, groupName, walletId, members }) => {
        const own = members.find(({ driverId }) => driverId === driver.driverId);
        return own === undefined ? [] : [{ groupId, groupName, role: own.role, memberNum: members.length, walletId }];
      });
      return { results, total: results.length };
    },
  ),
  needsSession('GET', 'driver/v2/api/accountDeleteCheckList', accountDeletionChecksSchema, ({ world, driver }) => {
    const results = deletionChecksOf(world, driver).map(({ checkType, checkName, count, cents, text }) => ({
      checkType,
      checkName,
      passed: flag(count === 0),
      count,
      amount: cents,
      text,
    }));
    return { results, total: results.length };
  }),
  needsSession(
    'GET',
    'driver/v2/api/accountDeleteCheckResult',
    accountDeletionCheckResultSchema,
    ({ world, driver }) => {
      const blocks = deletionChecksOf(world, driver).filter(({ count }) => count > 0);
      return { canDelete: flag(blocks.length === 0), blockCount: blocks.length, reason: blocks[0]?.text ?? '' };
    },
  ),
  // The code is sent in the body, because a code in an address would appear in logs.
  needsSession(
    'DELETE',
    'driver/v2/api/account',
    wire.ignoredData(),
    inBody(v.object({ verifyCode: filled })),
    ({ world, driver, asked }) => {
      checkSmsCode(world, driver.phone, asked.verifyCode, 'deleteAccount');
      deleteDriver(world, driver);
      return null;
    },
  ),
  needsSession('GET', 'driver/v2/api/userApplies', residentRegistrationsSchema, v.object(paging), (call) => {
    const own = call.world.tables.ownerApplications.filter(({ driverId }) => driverId === call.driver.driverId);
    return pageOf(call, [...own].reverse().map(applicationAnswer));
  }),
  needsSession('GET', 'driver/v2/api/userApplies/{id}', residentRegistrationSchema, ({ world, driver, params }) =>
    applicationAnswer(applicationOf(world, driver.driverId, params['id'] ?? '')),
  ),
  once(
    needsSession(
      'POST',
      'driver/v2/api/userApplies',
      residentRegistrationSchema,
      v.object({
        areaName: filled,
        parkId: optionalText,
        roomNo: filled,
        ownerType: v.picklist([1, 2]),
        name: filled,
        idCard: optionalText,
        phone: optionalText,
        plates: v.pipe(v.array(filled), v.maxLength(5)),
        pictures: v.pipe(v.array(filled), v.maxLength(4)),
        applyId: optionalText,
      }),
      ({ world, driver, asked: { applyId, ...asked } }) =>
        applicationAnswer(applyAsOwner(world, driver.driverId, asked, applyId)),
    ),
    ({ applyId }) => applyId,
  ),
];
