/** Resolves to the result of `doing`, but no sooner than `ms` after the call. If `doing` rejects, it rejects at once. */
export async function atLeast<T>(ms: number, doing: PromiseLike<T>): Promise<T> {
  const [result] = await Promise.all([doing, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
