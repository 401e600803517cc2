import type { PassApplication } from '@/services/special/passApplications';
import type { PASS_DOCUMENT_TYPE_LABELS } from '@/services/special/passes';

type MaterialType = keyof typeof PASS_DOCUMENT_TYPE_LABELS;

/** Why an application was rejected, by the field of the form that has to change. */
export interface PassRejectionReasonsByField {
  readonly texts: Readonly<Partial<Record<'ownerName' | 'idCard' | 'phone' | 'address', string>>>;
  readonly photos: Readonly<Partial<Record<MaterialType, string>>>;
  /** Reasons that belong to no field. */
  readonly others: readonly string[];
}

const TEXT_FIELDS: readonly string[] = ['ownerName', 'idCard', 'phone', 'address'];
const PHOTO_FIELD = /^materials:([1-4])$/;

/** Groups the reasons by field; several reasons of one field are joined. */
export function groupPassRejectionReasons({ reasons }: Pick<PassApplication, 'reasons'>): PassRejectionReasonsByField {
  const texts: Record<string, string> = {};
  const photos: Record<string, string> = {};
  const others: string[] = [];
  const add = (to: Record<string, string>, key: string, text: string) => {
    const existing = to[key];
    to[key] = existing === undefined ? text : `${existing}；${text}`;
  };
  for (const { field, text } of reasons) {
    const type = PHOTO_FIELD.exec(field)?.[1];
    if (text === '') continue;
    if (type !== undefined) add(photos, type, text);
    else if (TEXT_FIELDS.includes(field)) add(texts, field, text);
    else others.push(text);
  }
  return { texts, photos, others };
}

/** The pictures that can be reused: all but the rejected ones. */
export const filterReusablePassDocuments = (
  { materials }: Pick<PassApplication, 'materials'>,
  { photos }: PassRejectionReasonsByField,
): PassApplication['materials'] => materials.filter(({ materialType }) => !(String(materialType) in photos));
