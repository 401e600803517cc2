import { fireEvent, waitFor, within } from '@testing-library/react';

import { allArrived } from './traffic';

/** The panel's own transitions and the extension's own throttle (0.5 s) end within it. */
export const PANEL_WAIT = { timeout: 8_000 };
const SETTLED_MS = 700;

export interface Row {
  readonly id: number;
  readonly text: string;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The panel, driven by what a person sees and presses in it. */
export function panelOf(page: Window) {
  const root = () => page.document.body;
  const rowOf = (id: number) => root().querySelector<HTMLElement>(`[data-id="${String(id)}"]`);
  const rows = (): Row[] =>
    [...root().querySelectorAll<HTMLElement>('[data-id]')].map((row) => ({
      id: Number(row.dataset['id']),
      text: row.textContent,
    }));
  const press = async (found: HTMLElement) => {
    fireEvent.click(found);
    await allArrived();
  };
  const inRow = (id: number, name: string) => {
    const row = rowOf(id);
    if (row === null) throw new Error(`no row ${String(id)}`);
    return within(row).getByText(name);
  };
  return {
    root,
    rows,
    settled: () => pause(SETTLED_MS),
    opened: () =>
      waitFor(() => {
        expect(rows().length).toBeGreaterThan(0);
      }, PANEL_WAIT),
    jump: (id: number) => press(inRow(id, 'Jump')),
    skip: async (id: number) => {
      await press(inRow(id, 'Skip'));
      await pause(SETTLED_MS);
    },
    press: (name: string) => press(within(root()).getByText(name)),
    /** Moves the slider to its end. */
    slideToEnd: async () => {
      const range = root().querySelector<HTMLInputElement>('input[type="range"]');
      if (range === null) throw new Error('no slider');
      fireEvent.change(range, { target: { value: range.max } });
      await allArrived();
    },
    importFile: async (text: string) => {
      const input = root().querySelector<HTMLInputElement>('input[type="file"]');
      if (input === null) throw new Error('no import button');
      const { File } = page as Window & { File: typeof globalThis.File };
      fireEvent.change(input, { target: { files: [new File([text], 'recording.json')] } });
      await pause(SETTLED_MS);
    },
    text: () => root().textContent,
  };
}
