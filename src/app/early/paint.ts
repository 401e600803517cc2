import { stripInvisibleCharacters } from '@/lib/controlCharacters';

export type UntrustedRecord = Partial<Record<string, unknown>> | null | undefined;

/** The element of the skeleton that is filled from a response. */
export const findSkeletonSlot = (name: string): HTMLElement | null => document.querySelector(`[data-early="${name}"]`);

/** A response's text without invisible characters; empty for any other type. */
export const readUntrustedText = (value: unknown): string =>
  typeof value === 'string' ? stripInvisibleCharacters(value) : '';

export function createTextElement(tag: string, text = '', className = ''): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  created.className = className;
  return created;
}

/** Fills an element with text. Text never becomes HTML. */
export function writeSkeletonText(name: string, text: string): HTMLElement | null {
  const target = findSkeletonSlot(name);
  if (target) target.textContent = text;
  return target;
}

/**
 * Fills an element with the text of a response. The app keeps the skeleton until the screen shows the same text
 * (app/removeSkeletonOnRender).
 */
export function fillSkeletonWithResponseText(name: string, text: string): HTMLElement | null {
  const target = writeSkeletonText(name, text);
  if (target) target.dataset['painted'] = '';
  return target;
}
