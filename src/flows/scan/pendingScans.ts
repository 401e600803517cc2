/** Resolvers of callers that wait for a scanned text, by request id. They receive null if there is no text. */
const pendingScans = new Map<string, (text: string | null) => void>();

export const waitForScan = (id: string): Promise<string | null> =>
  new Promise((resolve) => {
    pendingScans.set(id, resolve);
  });

export function resolveScan(id: string, text: string | null): void {
  pendingScans.get(id)?.(text);
  pendingScans.delete(id);
}
