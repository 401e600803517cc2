import type { PassApply } from '@/services/special/passApplies';
import type { PassRule } from '@/services/special/passes';
import { MATERIAL_TYPES } from '@/services/special/passes';

import { rejectionOf } from './rejection';

export type MaterialType = keyof typeof MATERIAL_TYPES;

/** What each picture is for, said below it. */
export const MATERIAL_USES: Readonly<Record<MaterialType, string>> = {
  1: '证明车辆在您名下，拍正页，车牌要清楚',
  2: '证明您是业主，拍有姓名和地址的那页',
  3: '证明您在这里租房，拍有姓名和租期的那页',
  4: '证明您在这里上班，要有姓名和单位公章',
};

const isKnown = (type: number): type is MaterialType => type in MATERIAL_TYPES;

/** The pictures that a rule asks for, each once. */
export const neededTypes = ({ materialTypes }: Pick<PassRule, 'materialTypes'>): readonly MaterialType[] =>
  [...new Set<number>(materialTypes)].filter(isKnown);

/** Whether a rule asks for something that nobody here knows. */
export const asksUnknown = ({ materialTypes }: Pick<PassRule, 'materialTypes'>): boolean =>
  materialTypes.some((type) => !isKnown(type));

/** The pictures of rejected documents: those of the rule, where it is still on sale, and those that were submitted or asked for. */
export const typesToMend = (
  rule: Pick<PassRule, 'materialTypes'> | undefined,
  refused: Pick<PassApply, 'materials' | 'reasons'>,
): readonly MaterialType[] => {
  const asked = Object.keys(rejectionOf(refused).photos).map(Number);
  const submitted = refused.materials.map(({ materialType }) => materialType);
  return [...new Set([...(rule?.materialTypes ?? submitted), ...asked])].filter(isKnown);
};
