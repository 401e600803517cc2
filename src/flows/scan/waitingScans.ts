/** Who waits for a scanned text, by the question's id; null for no text. */
const waiting = new Map<string, (text: string | null) => void>();

export const waitForScan = (id: string): Promise<string | null> =>
  new Promise((resolve) => {
    waiting.set(id, resolve);
  });

export function answerScan(id: string, text: string | null): void {
  waiting.get(id)?.(text);
  waiting.delete(id);
}
