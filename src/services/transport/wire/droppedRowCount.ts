/** The number of rows that were sent and cannot be shown, in a response or its pages. */
export function droppedRowCount(answer: unknown): number {
  const { unread = 0, pages = [] } = (answer ?? {}) as { unread?: number; pages?: readonly { unread?: number }[] };
  return pages.reduce((sum, page) => sum + (page.unread ?? 0), unread);
}
