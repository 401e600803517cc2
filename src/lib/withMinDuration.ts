/** Resolves to the result of `promise`, but no sooner than `ms` after the call. Rejects at once if it rejects. */
export async function withMinDuration<T>(ms: number, promise: PromiseLike<T>): Promise<T> {
  const [result] = await Promise.all([promise, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
