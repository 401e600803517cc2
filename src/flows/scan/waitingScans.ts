/** The callers that wait for a scanned text, by request id. They receive null if there is no text. */
const waiting = new Map<string, (text: string | null) => void>();

export const waitForScan = (id: string): Promise<string | null> =>
  new Promise((resolve) => {
    waiting.set(id, resolve);
  });

export function answerScan(id: string, text: string | null): void {
  waiting.get(id)?.(text);
  waiting.delete(id);
}
