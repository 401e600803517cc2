import type { PassApplication } from '@/services/special/passApplications';
import type { PassRule } from '@/services/special/passes';
import { MATERIAL_TYPES } from '@/services/special/passes';

import { toRejection } from './rejection';

export type MaterialType = keyof typeof MATERIAL_TYPES;

/** The purpose of each picture, shown below it. */
export const MATERIAL_TYPE_NOTES: Readonly<Record<MaterialType, string>> = {
  1: '证明车辆在您名下，拍正页，车牌要清楚',
  2: '证明您是业主，拍有姓名和地址的那页',
  3: '证明您在这里租房，拍有姓名和租期的那页',
  4: '证明您在这里上班，要有姓名和单位公章',
};

const isKnownType = (type: number): type is MaterialType => type in MATERIAL_TYPES;

/** The pictures that a rule requires, without duplicates. */
export const requiredMaterialTypes = ({ materialTypes }: Pick<PassRule, 'materialTypes'>): readonly MaterialType[] =>
  [...new Set<number>(materialTypes)].filter(isKnownType);

/** Whether a rule requires a document type that this version does not know. */
export const requiresUnknownType = ({ materialTypes }: Pick<PassRule, 'materialTypes'>): boolean =>
  materialTypes.some((type) => !isKnownType(type));

/**
 * The pictures to resubmit: those of the rule if it is still on sale, otherwise the submitted ones, plus the rejected
 * ones.
 */
export const typesToResubmit = (
  rule: Pick<PassRule, 'materialTypes'> | undefined,
  rejectedApply: Pick<PassApplication, 'materials' | 'reasons'>,
): readonly MaterialType[] => {
  const rejectedTypes = Object.keys(toRejection(rejectedApply).photos).map(Number);
  const submitted = rejectedApply.materials.map(({ materialType }) => materialType);
  return [...new Set([...(rule?.materialTypes ?? submitted), ...rejectedTypes])].filter(isKnownType);
};
