import type { PassApply } from '@/services/special/passApplies';
import type { MATERIAL_TYPES } from '@/services/special/passes';

type MaterialType = keyof typeof MATERIAL_TYPES;

/** Why an application was rejected, by the part of the form that has to change. */
export interface Rejection {
  readonly texts: Readonly<Partial<Record<'ownerName' | 'idCard' | 'phone' | 'address', string>>>;
  readonly photos: Readonly<Partial<Record<MaterialType, string>>>;
  /** Reasons that belong to no part. */
  readonly others: readonly string[];
}

const TEXTS: readonly string[] = ['ownerName', 'idCard', 'phone', 'address'];
const PHOTO = /^materials:([1-4])$/;

/** Reasons of the same part are joined. */
export function rejectionOf({ reasons }: Pick<PassApply, 'reasons'>): Rejection {
  const texts: Record<string, string> = {};
  const photos: Record<string, string> = {};
  const others: string[] = [];
  const add = (to: Record<string, string>, key: string, text: string) => {
    const before = to[key];
    to[key] = before === undefined ? text : `${before}；${text}`;
  };
  for (const { field, text } of reasons) {
    const type = PHOTO.exec(field)?.[1];
    if (text === '') continue;
    if (type !== undefined) add(photos, type, text);
    else if (TEXTS.includes(field)) add(texts, field, text);
    else others.push(text);
  }
  return { texts, photos, others };
}

/** The pictures that can be used again: all but the rejected ones. */
export const goodMaterials = (
  { materials }: Pick<PassApply, 'materials'>,
  { photos }: Rejection,
): PassApply['materials'] => materials.filter(({ materialType }) => !(String(materialType) in photos));
