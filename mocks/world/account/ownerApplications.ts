import { findIdCardNoError } from '@/domain/validation/findIdCardNoError';
import { HOUR_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import { readPhone } from './accounts';
import type { OwnerApplicationRow } from './accountTables';

export const APPLICATION_REVIEW_MS = HOUR_MS;

type Asked = Omit<OwnerApplicationRow, 'applyId' | 'driverId' | 'appliedAt' | 'reviewedAt' | 'reasons' | 'state'>;

export function applicationOf(world: World, driverId: string, applyId: string): OwnerApplicationRow {
  const row = world.tables.ownerApplications.find((one) => one.applyId === applyId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '登记不存在');
  return row;
}

const isSameRoom = (one: Pick<Asked, 'areaName' | 'roomNo'>, other: Pick<Asked, 'areaName' | 'roomNo'>): boolean =>
  one.areaName === other.areaName && one.roomNo === other.roomNo;

/** A room has one owner, and any number of tenants. A driver applies for a room once at a time. */
function refuseTakenRoom(world: World, driverId: string, asked: Asked, applyId: string): void {
  const there = world.tables.ownerApplications.filter((row) => row.applyId !== applyId && isSameRoom(row, asked));
  if (there.some((row) => row.driverId === driverId && row.state !== 3)) {
    throw new Refusal(REFUSALS.badRequest, '该房号已登记或正在审核');
  }
  const hasOwner = there.some((row) => row.driverId !== driverId && row.state === 2 && row.ownerType === 1);
  if (hasOwner && asked.ownerType === 1) {
    throw new Refusal(REFUSALS.badRequest, '该房屋已有业主登记。租户请选“租户”，有疑问请联系物业');
  }
}

/**
 * Submits an application, or one that replaces a rejected one. The latter may leave out the numbers of the identity card and the phone, which a
 * driver only sees masked.
 */
export function applyAsOwner(world: World, driverId: string, asked: Asked, applyId: string): OwnerApplicationRow {
  const former = applyId === '' ? null : applicationOf(world, driverId, applyId);
  if (former !== null && former.state !== 3) throw new Refusal(REFUSALS.badRequest, '只有未通过的登记可以修改');
  const idCard = asked.idCard || (former?.idCard ?? '');
  const idCardFault = findIdCardNoError(idCard);
  if (idCardFault !== null) throw new Refusal(REFUSALS.badRequest, idCardFault);
  const phone = readPhone(asked.phone || (former?.phone ?? ''));
  refuseTakenRoom(world, driverId, asked, applyId);
  const fresh = { reviewedAt: null, reasons: [], state: 1 as const };
  const told = { ...asked, ...fresh, idCard, phone, driverId, appliedAt: world.clock.now() };
  if (former !== null) return Object.assign(former, told);
  const row = { ...told, applyId: world.nextId('OA') };
  world.tables.ownerApplications.push(row);
  return row;
}

/** Reviews the applications that are due. Those with a picture of a document and a room number like 1-2-301 are approved. */
export function reviewApplications(world: World): void {
  for (const row of world.tables.ownerApplications) {
    const at = row.appliedAt + APPLICATION_REVIEW_MS;
    if (row.state !== 1 || at > world.clock.now()) continue;
    row.reasons = [
      ...(row.pictures.length === 0 ? [{ field: 'pictures', text: '请上传房产证或租赁合同照片' }] : []),
      ...(/^\d+-\d+-\d+$/.test(row.roomNo) ? [] : [{ field: 'roomNo', text: '房号请按“楼栋-单元-房号”填写' }]),
    ];
    row.state = row.reasons.length === 0 ? 2 : 3;
    row.reviewedAt = at;
  }
}
