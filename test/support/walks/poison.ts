import type { Schema } from './brokenAnswers';

/** Which fields are poisoned: free texts only, or also fields for which a reader may drop the element (ids, times, days). */
export type Dose = 'texts' | 'everything';

const steps = ({ pipe = [] }: Schema) => pipe.map(({ type }) => type);
const isId = (schema: Schema) => steps(schema).includes('max_length');
const isFreeText = (schema: Schema) => schema.type === 'string' && !isId(schema) && !steps(schema).includes('regex');

/**
 * The same response, with another text in every field that the strict schema leaves to the server. Ids and times keep their
 * format, because a reader drops an element without them and nothing of it is shown. The dose `everything` poisons them too.
 *
 * @param next returns the next text; a field that must not be empty never gets an empty one
 */
export function poisoned(data: unknown, schema: Schema, dose: Dose, next: () => string): unknown {
  const { type, entries, item, wrapped } = schema;
  if (entries !== undefined && typeof data === 'object' && data !== null) {
    const given = data as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const field = entries[name];
        return [name, field === undefined ? value : poisoned(value, field, dose, next)];
      }),
    );
  }
  if (item !== undefined && Array.isArray(data)) return data.map((one) => poisoned(one, item, dose, next));
  if (wrapped !== undefined) return data === null ? null : poisoned(data, wrapped, dose, next);
  if (type === 'record' && typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.keys(data).map((key) => [key, next()]));
  if (type === 'unknown') return next();
  if (isFreeText(schema)) return steps(schema).includes('min_length') ? next() || 'x' : next();
  return dose === 'everything' && typeof data === 'string' ? next() || 'x' : data;
}

/** Returns the texts of a list one after another. The seed selects the first. */
export function rotation(texts: readonly string[], seed: number): () => string {
  let at = seed;
  return () => {
    const text = texts[at % texts.length] ?? '';
    at += 1;
    return text;
  };
}
