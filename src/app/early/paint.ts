import { stripInvisibleCharacters } from '@/lib/controlCharacters';

export type UntrustedRecord = Partial<Record<string, unknown>> | null | undefined;

/** The element of the skeleton that is filled from a response. */
export const findSlot = (name: string): HTMLElement | null => document.querySelector(`[data-early="${name}"]`);

/** A response's text without invisible characters; empty for any other type. */
export const toVisibleText = (value: unknown): string =>
  typeof value === 'string' ? stripInvisibleCharacters(value) : '';

export function createNode(tag: string, text = '', className = ''): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  created.className = className;
  return created;
}

/** Fills an element with text. Text never becomes HTML. */
export function writeText(name: string, text: string): HTMLElement | null {
  const target = findSlot(name);
  if (target) target.textContent = text;
  return target;
}

/**
 * Fills an element with the text of a response. The app keeps the skeleton until the screen shows the same text
 * (app/replaceSkeleton).
 */
export function writeResponseText(name: string, text: string): HTMLElement | null {
  const target = writeText(name, text);
  if (target) target.dataset['painted'] = '';
  return target;
}
