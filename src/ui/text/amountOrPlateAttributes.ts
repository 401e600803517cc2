import { isValidElement, type ReactNode } from 'react';

/** An amount or a plate within a text. */
const AMOUNT_OR_PLATE = /\d\.\d\d(?!km)|·[\dA-Z]/;

/** The text of the content. Components render their own text. */
const getText = (content: ReactNode): string => {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(getText).join('');
  return isValidElement<{ children?: ReactNode }>(content) ? getText(content.props.children) : '';
};

/**
 * Marks secondary texts that contain an amount or a plate: theme.css shows them as large as the main text in elder
 * mode, and breaks the line between two parts of a sentence.
 */
export const amountOrPlateAttributes = (content: ReactNode): { 'data-sum'?: '' } =>
  AMOUNT_OR_PLATE.test(getText(content)) ? { 'data-sum': '' } : {};
