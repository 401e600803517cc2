/** What `doing` comes to, but not sooner than `ms` after the call. It fails at once. */
export async function atLeast<T>(ms: number, doing: PromiseLike<T>): Promise<T> {
  const [result] = await Promise.all([doing, new Promise((resolve) => setTimeout(resolve, ms))]);
  return result;
}
