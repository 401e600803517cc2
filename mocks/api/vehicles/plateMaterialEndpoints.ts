import * as v from 'valibot';

import { formatPlate } from '@/domain/plate/plateFace';
import { type PlateDocuments, plateDocumentsListSchema, plateDocumentsSchema } from '@/services/special/plateMaterials';

import { plateMaterialOf, resubmitPlateMaterial, submitPlateMaterial } from '../../world/vehicles/plateMaterials';
import type { PlateMaterialRow } from '../../world/vehicles/vehicleTables';
import type { World } from '../../world/World';
import { type Endpoint, needsSession } from '../endpoint';
import { filled, optionalText } from '../requests';
import { masked, reviewFace } from './reviewAnswers';

const answerOf = (world: World, row: PlateMaterialRow): PlateDocuments => ({
  materialId: row.materialId,
  materialKind: row.materialKind,
  plateId:
    world.tables.drivers
      .find(({ driverId }) => driverId === row.driverId)
      ?.plates.find(({ plateNo }) => plateNo === row.plateNo)?.plateId ?? '',
  plateNo: row.plateNo,
  formatPlateNo: formatPlate(row.plateNo),
  plateColor: row.plateColor,
  ownerName: row.ownerName,
  maskedIdCard: masked(row.idCard, 4, 2),
  certificateNo: masked(row.certificateNo, 4, 2),
  expireDate: row.expireDate,
  ...reviewFace(row),
});

const day = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))]), '');
const paper = {
  ownerName: filled,
  idCard: filled,
  certificateNo: optionalText,
  expireDate: day,
  materials: v.pipe(
    v.array(v.object({ materialType: v.picklist([1, 2, 3, 4]), picUrl: filled })),
    v.minLength(1),
    v.maxLength(6),
  ),
};
const plate = {
  materialKind: v.picklist([1, 2, 3]),
  plateNo: filled,
  plateColor: v.picklist([1, 2, 3, 4, 5, 6]),
};

export const plateMaterialEndpoints: readonly Endpoint[] = [
  needsSession(
    'GET',
    'special/v2/api/plateMaterials',
    plateDocumentsListSchema,
    v.object({ plateNo: optionalText }),
    ({ world, driver, asked }) => {
      const rows = world.tables.plateMaterials
        .filter(({ driverId, plateNo }) => driverId === driver.driverId && plateNo.includes(asked.plateNo))
        .sort((a, b) => b.appliedAt - a.appliedAt);
      return { results: rows.map((row) => answerOf(world, row)), total: rows.length };
    },
  ),
  needsSession(
    'GET',
    'special/v2/api/plateMaterials/{id}',
    plateDocumentsSchema,
    v.object({}),
    ({ world, driver, params }) => answerOf(world, plateMaterialOf(world, driver.driverId, params['id'] ?? '')),
  ),
  needsSession(
    'POST',
    'special/v2/api/plateMaterials',
    plateDocumentsSchema,
    v.object({ ...plate, ...paper }),
    ({ world, driver, asked: { materialKind, plateNo, plateColor, ...rest } }) =>
      answerOf(world, submitPlateMaterial(world, driver, { materialKind, plateNo, plateColor }, rest)),
  ),
  needsSession(
    'PUT',
    'special/v2/api/plateMaterials',
    plateDocumentsSchema,
    v.object({ ...paper, materialId: filled }),
    ({ world, driver, asked: { materialId, ...rest } }) =>
      answerOf(world, resubmitPlateMaterial(world, driver.driverId, materialId, rest)),
  ),
];
