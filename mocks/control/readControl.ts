import type { Context } from 'hono';
import * as v from 'valibot';

/** A request to the control page that is invalid. */
export class BadControl extends Error {}

/** Reads the body as the schema describes it. */
export async function readControl<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new BadControl('The body is not JSON');
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new BadControl(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
