import type { Faq, FaqType } from '@/services/basic/support';

import { BUILT_IN_FAQ_ANSWERS, type BuiltInFaqAnswer } from './builtInFaqAnswers';

/** An answer, built in or from the operator. `html` is untrusted; it is empty for a built-in answer. */
export interface FaqAnswer extends BuiltInFaqAnswer {
  readonly html: string;
}

const stripTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');
const normalizeQuestion = (question: string): string => question.replace(/[\s?？。，,]/g, '');

/**
 * The built-in answers merged with the operator's: one of theirs to the same question replaces the built-in text, the
 * others follow.
 */
export function mergeFaqAnswers(operatorFaqs: readonly Faq[]): readonly FaqAnswer[] {
  const byQuestion = new Map(operatorFaqs.map((faq) => [normalizeQuestion(faq.question), faq]));
  const builtIn = BUILT_IN_FAQ_ANSWERS.map((answer): FaqAnswer => {
    const faq = byQuestion.get(normalizeQuestion(answer.question));
    byQuestion.delete(normalizeQuestion(answer.question));
    return { ...answer, html: faq?.answerHtml ?? '' };
  });
  const operatorOnly = [...byQuestion.values()].map(({ faqId, faqType, question, answerHtml }): FaqAnswer => ({
    id: `faq:${faqId}`,
    type: faqType as FaqType,
    question,
    text: [],
    searchTerms: '',
    html: answerHtml,
  }));
  return [...builtIn, ...operatorOnly];
}

export const filterFaqAnswersByType = (
  answers: readonly FaqAnswer[],
  types: readonly FaqType[],
): readonly FaqAnswer[] => answers.filter(({ type }) => types.includes(type));

const toSearchWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s，。？?、,]+/)
    .filter((word) => word !== '');

/** 2 for each word found in the question, 1 for one in the answer, 0 in all if any word is missing. */
function rankAnswer({ question, searchTerms, text, html }: FaqAnswer, words: readonly string[]): number {
  const head = `${question} ${searchTerms}`.toLowerCase();
  const body = `${text.join(' ')} ${stripTags(html)}`.toLowerCase();
  let rank = 0;
  for (const word of words) {
    if (head.includes(word)) rank += 2;
    else if (body.includes(word)) rank += 1;
    else return 0;
  }
  return rank;
}

/** The pairs of adjacent characters of a text typed without spaces: 发票抬头 contains 发票 and 抬头. */
const characterPairs = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/**
 * The answers that contain every word, the best first. If there are none, those that contain at least half of the
 * character pairs.
 */
export function searchFaqAnswers(answers: readonly FaqAnswer[], text: string): readonly FaqAnswer[] {
  const words = toSearchWords(text);
  if (words.length === 0) return [];
  const ranked = (rank: (answer: FaqAnswer) => number) =>
    answers
      .map((answer) => ({ answer, rank: rank(answer) }))
      .filter((left) => left.rank > 0)
      .sort((left, right) => right.rank - left.rank)
      .map(({ answer }) => answer);
  const exact = ranked((answer) => rankAnswer(answer, words));
  if (exact.length > 0) return exact;
  const pairs = words.flatMap(characterPairs);
  const needed = Math.ceil(pairs.length / 2);
  return ranked((answer) => {
    const matchCount = pairs.filter((pair) => rankAnswer(answer, [pair]) > 0).length;
    return matchCount > 0 && matchCount >= needed ? matchCount : 0;
  });
}
