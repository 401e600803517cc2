/** The number of rows of a response, or of its pages, that were sent but cannot be displayed. */
export function countDroppedRows(response: unknown): number {
  const { unread = 0, pages = [] } = (response ?? {}) as { unread?: number; pages?: readonly { unread?: number }[] };
  return pages.reduce((sum, page) => sum + (page.unread ?? 0), unread);
}
