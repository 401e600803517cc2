import { withoutUnseenCharacters } from '@/lib/controlCharacters';

export type Loose = Partial<Record<string, unknown>> | null | undefined;

/** The place in the skeleton that is filled from a response. */
export const slot = (name: string): HTMLElement | null => document.querySelector(`[data-early="${name}"]`);

/** A text of a response as it may be shown; empty for anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? withoutUnseenCharacters(value) : '');

export function element(tag: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

/** Fills a place with text. A text never becomes HTML. */
export function write(name: string, text: string): HTMLElement | null {
  const place = slot(name);
  if (place) place.textContent = text;
  return place;
}

/** Fills a place with the text of a response. The program leaves the skeleton until it shows the same text (app/replaceSkeleton). */
export function writeAnswer(name: string, text: string): HTMLElement | null {
  const place = write(name, text);
  if (place) place.dataset['painted'] = '';
  return place;
}
