interface EntityTag<Type extends string> {
  readonly type: Type;
  readonly id: string;
}

/** The tag of one entity. */
export const createEntityTag = <Type extends string>(type: Type, id: string): EntityTag<Type> => ({ type, id });

/**
 * The tag of the lists of a type. A query that provides the plain type, such as a summary, is made stale by the plain
 * type alone.
 */
export const createListTag = <Type extends string>(type: Type): EntityTag<Type> => ({ type, id: 'LIST' });

/** The tags that a list provides: that of all lists of the type, and one per row. */
export const getProvidedEntityTags = <Type extends string, Row>(
  type: Type,
  toId: (row: Row) => string,
  rows: readonly Row[] = [],
): EntityTag<Type>[] => [createListTag(type), ...rows.map((row) => createEntityTag(type, toId(row)))];
