import { isValidElement, type ReactNode } from 'react';

/** An amount or a plate within words. */
const SUM = /\d\.\d\d(?!km)|·[\dA-Z]/;

/** The words of what is drawn. Components draw their own. */
const textIn = (content: ReactNode): string => {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textIn).join('');
  return isValidElement<{ children?: ReactNode }>(content) ? textIn(content.props.children) : '';
};

/**
 * Marks words of secondary size that name an amount or a plate: theme.css draws them as large as the text in elder mode, and breaks the line
 * between two parts of a sentence.
 */
export const amountAttributes = (content: ReactNode): { 'data-sum'?: '' } =>
  SUM.test(textIn(content)) ? { 'data-sum': '' } : {};
