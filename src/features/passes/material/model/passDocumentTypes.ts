import type { PassApplication } from '@/services/special/passApplications';
import type { PassProduct } from '@/services/special/passes';
import { PASS_DOCUMENT_TYPE_LABELS } from '@/services/special/passes';

import { groupPassRejectionReasons } from './passRejection';

export type PassDocumentType = keyof typeof PASS_DOCUMENT_TYPE_LABELS;

/** The purpose of each picture, shown below it. */
export const PASS_DOCUMENT_TYPE_NOTES: Readonly<Record<PassDocumentType, string>> = {
  1: '证明车辆在您名下，拍正页，车牌要清楚',
  2: '证明您是业主，拍有姓名和地址的那页',
  3: '证明您在这里租房，拍有姓名和租期的那页',
  4: '证明您在这里上班，要有姓名和单位公章',
};

const isKnownType = (type: number): type is PassDocumentType => type in PASS_DOCUMENT_TYPE_LABELS;

/** The pictures that a rule requires, without duplicates. */
export const getRequiredPassDocumentTypes = ({
  materialTypes,
}: Pick<PassProduct, 'materialTypes'>): readonly PassDocumentType[] =>
  [...new Set<number>(materialTypes)].filter(isKnownType);

/** Whether a rule requires a document type that this version does not know. */
export const requiresUnknownPassDocument = ({ materialTypes }: Pick<PassProduct, 'materialTypes'>): boolean =>
  materialTypes.some((type) => !isKnownType(type));

/**
 * The pictures to resubmit: those of the rule if it is still on sale, otherwise the submitted ones, plus the rejected
 * ones.
 */
export const getPassDocumentTypesToResubmit = (
  rule: Pick<PassProduct, 'materialTypes'> | undefined,
  rejectedApply: Pick<PassApplication, 'materials' | 'reasons'>,
): readonly PassDocumentType[] => {
  const rejectedTypes = Object.keys(groupPassRejectionReasons(rejectedApply).photos).map(Number);
  const submitted = rejectedApply.materials.map(({ materialType }) => materialType);
  return [...new Set([...(rule?.materialTypes ?? submitted), ...rejectedTypes])].filter(isKnownType);
};
