import { checkIdCard } from '@/domain/validation/checkIdCard';
import { HOUR_MS } from '@/lib/timeUnits';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { OwnerApplicationRow } from './accountTables';

export const APPLICATION_REVIEW_MS = HOUR_MS;

type Asked = Omit<OwnerApplicationRow, 'applyId' | 'driverId' | 'appliedAt' | 'reviewedAt' | 'reasons' | 'state'>;

export function applicationOf(world: World, driverId: string, applyId: string): OwnerApplicationRow {
  const row = world.tables.ownerApplications.find((one) => one.applyId === applyId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '登记不存在');
  return row;
}

/** Submits an application, or one that replaces a rejected one. Only one application per room at a time. */
export function applyAsOwner(world: World, driverId: string, asked: Asked, applyId: string): OwnerApplicationRow {
  const idCardFault = checkIdCard(asked.idCard);
  if (idCardFault !== null) throw new Refusal(REFUSALS.badRequest, idCardFault);
  const fresh = { ...asked, driverId, appliedAt: world.clock.now(), reviewedAt: null, reasons: [], state: 1 as const };
  const isSameRoom = world.tables.ownerApplications.some(
    (row) =>
      row.driverId === driverId &&
      row.applyId !== applyId &&
      row.state !== 3 &&
      row.areaName === asked.areaName &&
      row.roomNo === asked.roomNo,
  );
  if (isSameRoom) throw new Refusal(REFUSALS.badRequest, '该房号已登记或正在审核');
  if (applyId !== '') {
    const row = applicationOf(world, driverId, applyId);
    if (row.state !== 3) throw new Refusal(REFUSALS.badRequest, '只有未通过的登记可以修改');
    return Object.assign(row, fresh);
  }
  const row = { ...fresh, applyId: world.nextId('OA') };
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
