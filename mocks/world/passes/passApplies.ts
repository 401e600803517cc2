import { PASS_DOCUMENT_TYPE_LABELS } from '@/services/special/passes';

import type { DriverRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { answerReviews, freshReview, missingPhotos, mustBeRejected, refuseBadIdCard } from '../vehicles/reviews';
import type { ReviewRow } from '../vehicles/vehicleTables';
import type { World } from '../World';
import { papersFor, passOf, ruleOf } from './passes';
import { offerForPayment, openPass } from './passPurchases';
import type { PassRequest } from './passQuotes';
import type { PassApplyRow } from './passTables';

export type ApplyPaper = Pick<PassApplyRow, 'ownerName' | 'idCard' | 'phone' | 'address'> & {
  materials: ReviewRow['materials'];
};

type Reason = ReviewRow['reasons'][number];

/** Submits the documents for a pass. The pass holds its place meanwhile. */
export function applyForPass(world: World, driver: DriverRow, request: PassRequest, paper: ApplyPaper): PassApplyRow {
  refuseBadIdCard(paper.idCard);
  if (papersFor(world, ruleOf(world, request.ruleId), driver.driverId).length === 0) {
    throw new Refusal(REFUSALS.passRefused, '该套餐无需提交资料，可直接办理');
  }
  const applyId = world.nextId('PA');
  const { bagOrderNo } = openPass(world, driver, request, applyId);
  const row = { ...paper, ...freshReview(world, paper.materials), applyId, driverId: driver.driverId, bagOrderNo };
  world.tables.passApplies.push(row);
  return row;
}

/** Submits rejected documents again. A text that is left out stays as it was. */
export function resubmitApply(world: World, driverId: string, applyId: string, paper: ApplyPaper): PassApplyRow {
  const row = world.tables.passApplies.find((one) => one.applyId === applyId && one.driverId === driverId);
  if (row === undefined) throw new Refusal(REFUSALS.notFound, '申请不存在');
  if (passOf(world, driverId, row.bagOrderNo).ended !== null) throw new Refusal(REFUSALS.reviewState, '该申请已取消');
  mustBeRejected(row);
  if (paper.idCard !== '') refuseBadIdCard(paper.idCard);
  const { ownerName, idCard, phone, address } = paper;
  const texts = Object.entries({ ownerName, idCard, phone, address });
  const mended = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  return Object.assign(row, mended, freshReview(world, paper.materials));
}

/** The reviewer cannot read the last picture, where the settings say so. */
function unclearPhoto(world: World, { materials }: PassApplyRow): Reason[] {
  const last = materials[materials.length - 1];
  if (world.settings.unclearPhotos === 0 || last === undefined) return [];
  world.settings.unclearPhotos -= 1;
  const names: Readonly<Record<number, string>> = PASS_DOCUMENT_TYPE_LABELS;
  return [{ field: `materials:${last.materialType}`, text: `${names[last.materialType] ?? '证明'}照片不清晰，请重拍` }];
}

/**
 * Reviews the applications that are due. An application is accepted if it has every photo that the rule requires and the address names a room.
 * Otherwise the driver is told what is missing.
 */
export function reviewPassApplies(world: World): void {
  answerReviews(
    world,
    world.tables.passApplies,
    (row) => {
      const { materialTypes } = ruleOf(world, passOf(world, row.driverId, row.bagOrderNo).ruleId);
      const hasRoom = /\d/.test(row.address);
      return [
        ...missingPhotos(row, materialTypes, PASS_DOCUMENT_TYPE_LABELS),
        ...unclearPhoto(world, row),
        ...(hasRoom ? [] : [{ field: 'address', text: '地址请写明楼栋和房号' }]),
      ];
    },
    (row) => {
      const pass = passOf(world, row.driverId, row.bagOrderNo);
      if (row.state === 2 && pass.ended === null) offerForPayment(world, pass);
    },
  );
}
