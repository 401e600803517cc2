import { PLATE_DOCUMENT_PHOTO_LABELS } from '@/services/special/plateMaterials';

import type { DriverRow } from '../account/accountTables';
import { wireDay } from '../core/calendar';
import { Refusal, REFUSALS } from '../core/Refusal';
import { readPlate } from '../merchant/merchantGrants';
import type { World } from '../World';
import { refuseOneTooMany } from './plates';
import { answerReviews, freshReview, missingPhotos, mustBeRejected, refuseBadIdCard } from './reviews';
import type { PlateMaterialRow, ReviewRow } from './vehicleTables';

/** The photos that each kind requires. */
const NEEDED = { 1: [1, 2], 2: [1, 2, 4], 3: [1, 3] } as const;

export type PlatePaper = Pick<PlateMaterialRow, 'ownerName' | 'idCard' | 'certificateNo' | 'expireDate'> & {
  materials: ReviewRow['materials'];
};

const hasPlate = ({ plates }: DriverRow, plateNo: string) => plates.some((plate) => plate.plateNo === plateNo);
const holderOf = (world: World, plateNo: string) => world.tables.drivers.find((driver) => hasPlate(driver, plateNo));

export function plateMaterialOf(world: World, driverId: string, materialId: string): PlateMaterialRow {
  const row = world.tables.plateMaterials.find((one) => one.materialId === materialId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '资料不存在');
  return row;
}

/** The certState of a vehicle: 0 never submitted, 1 under review, 2 certified, 3 rejected. A certificate of disability does not count here. */
export function certStateOf(world: World, driverId: string, plateNo: string): { state: 0 | 1 | 2 | 3; reason: string } {
  const row = world.tables.plateMaterials
    .filter((one) => one.driverId === driverId && one.plateNo === plateNo && one.materialKind !== 3)
    .at(-1);
  return { state: row?.state ?? 0, reason: row?.reasons.map(({ text }) => text).join('；') ?? '' };
}

function refuseBadPaper(world: World, kind: 1 | 2 | 3, paper: PlatePaper): void {
  refuseBadIdCard(paper.idCard);
  if (kind !== 3) return;
  if (paper.certificateNo === '') throw new Refusal(REFUSALS.badRequest, '请填写残疾证号');
  if (paper.expireDate !== '' && paper.expireDate < wireDay(world.clock.now())) {
    throw new Refusal(REFUSALS.badRequest, '残疾证已过有效期');
  }
}

export interface PlateMaterialRequest {
  materialKind: 1 | 2 | 3;
  plateNo: string;
  plateColor: PlateMaterialRow['plateColor'];
}

/**
 * A claim is for a plate that another account has bound; everything else is for the driver's own plates. A plate can have only one review at a time.
 */
export function submitPlateMaterial(
  world: World,
  driver: DriverRow,
  request: PlateMaterialRequest,
  paper: PlatePaper,
): PlateMaterialRow {
  const plateNo = readPlate(request.plateNo);
  const { materialKind } = request;
  refuseBadPaper(world, materialKind, paper);
  if (materialKind === 2) {
    if (hasPlate(driver, plateNo)) throw new Refusal(REFUSALS.claimRefused, '该车牌已在您名下');
    if (holderOf(world, plateNo) === undefined) {
      throw new Refusal(REFUSALS.claimRefused, '该车牌未被其他账号绑定，可直接添加');
    }
    refuseOneTooMany(world, driver);
  } else if (!hasPlate(driver, plateNo)) throw new Refusal(REFUSALS.notFound, '请先绑定该车辆');
  const rows = world.tables.plateMaterials;
  if (rows.some((row) => row.driverId === driver.driverId && row.plateNo === plateNo && row.state === 1)) {
    throw new Refusal(REFUSALS.reviewState, '该车牌的资料正在审核，请耐心等待');
  }
  const row: PlateMaterialRow = {
    ...paper,
    ...freshReview(world, paper.materials),
    materialId: world.nextId('PM'),
    driverId: driver.driverId,
    materialKind,
    plateNo,
    plateColor: request.plateColor,
  };
  rows.push(row);
  return row;
}

export function resubmitPlateMaterial(
  world: World,
  driverId: string,
  materialId: string,
  paper: PlatePaper,
): PlateMaterialRow {
  const row = plateMaterialOf(world, driverId, materialId);
  mustBeRejected(row);
  refuseBadPaper(world, row.materialKind, paper);
  return Object.assign(row, paper, freshReview(world, paper.materials));
}

/** An accepted claim removes the plate from its former owner. */
function movePlate(world: World, row: PlateMaterialRow): void {
  const to = world.tables.drivers.find(({ driverId }) => driverId === row.driverId);
  if (to === undefined || hasPlate(to, row.plateNo)) return;
  const from = holderOf(world, row.plateNo);
  const plate = from?.plates.find(({ plateNo }) => plateNo === row.plateNo);
  if (from !== undefined) from.plates = from.plates.filter((one) => one !== plate);
  to.plates.push({
    carKind: 1,
    plateColor: row.plateColor,
    ...plate,
    plateId: world.nextId('V'),
    plateNo: row.plateNo,
    isDefault: to.plates.length === 0,
  });
}

/** Reviews what is due. A claim is rejected if the other account has certified the plate. */
export function reviewPlateMaterials(world: World): void {
  answerReviews(
    world,
    world.tables.plateMaterials,
    (row) => {
      const holder = row.materialKind === 2 ? holderOf(world, row.plateNo) : undefined;
      const isCertified = holder !== undefined && certStateOf(world, holder.driverId, row.plateNo).state === 2;
      return [
        ...missingPhotos(row, NEEDED[row.materialKind], PLATE_DOCUMENT_PHOTO_LABELS),
        ...(isCertified ? [{ field: 'plateNo', text: '该车牌已由其他账号通过认证，请联系客服' }] : []),
      ];
    },
    (row) => {
      if (row.state === 2 && row.materialKind === 2) movePlate(world, row);
    },
  );
}
