import type { Faq, FaqType } from '@/services/basic/support';

import { OWN_ANSWERS, type OwnAnswer } from './ownAnswers';

/** An answer, ours or the operator's. `html` is untrusted and empty for ours. */
export interface Answer extends OwnAnswer {
  readonly html: string;
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ');
const bare = (question: string): string => question.replace(/[\s?？。，,]/g, '');

/** Our answers with the operator's: one of theirs to the same question takes the place of ours, the others follow. */
export function joinAnswers(theirs: readonly Faq[]): readonly Answer[] {
  const byQuestion = new Map(theirs.map((faq) => [bare(faq.question), faq]));
  const own = OWN_ANSWERS.map((answer): Answer => {
    const faq = byQuestion.get(bare(answer.question));
    byQuestion.delete(bare(answer.question));
    return { ...answer, html: faq?.answerHtml ?? '' };
  });
  const others = [...byQuestion.values()].map(({ faqId, faqType, question, answerHtml }): Answer => ({
    id: `faq:${faqId}`,
    type: faqType as FaqType,
    question,
    text: [],
    also: '',
    html: answerHtml,
  }));
  return [...own, ...others];
}

export const answersOf = (answers: readonly Answer[], types: readonly FaqType[]): readonly Answer[] =>
  answers.filter(({ type }) => types.includes(type));

const asked = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s，。？?、,]+/)
    .filter((word) => word !== '');

/** 2 for each word in the question, 1 for one in the answer. A word that is nowhere leaves the answer out. */
function rankOf({ question, also, text, html }: Answer, words: readonly string[]): number {
  const head = `${question} ${also}`.toLowerCase();
  const body = `${text.join(' ')} ${plain(html)}`.toLowerCase();
  let rank = 0;
  for (const word of words) {
    if (head.includes(word)) rank += 2;
    else if (body.includes(word)) rank += 1;
    else return 0;
  }
  return rank;
}

/** Words of two characters of what was typed without a space: 发票抬头 finds 发票 and 抬头. */
const pairsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));

/** The answers that have every word, the best first. Without one, those that have a part of what was typed. */
export function searchAnswers(answers: readonly Answer[], text: string): readonly Answer[] {
  const words = asked(text);
  if (words.length === 0) return [];
  const ranked = (rank: (answer: Answer) => number) =>
    answers
      .map((answer) => ({ answer, rank: rank(answer) }))
      .filter((one) => one.rank > 0)
      .sort((one, other) => other.rank - one.rank)
      .map(({ answer }) => answer);
  const exact = ranked((answer) => rankOf(answer, words));
  if (exact.length > 0) return exact;
  const pairs = words.flatMap(pairsOf);
  const needed = Math.ceil(pairs.length / 2);
  return ranked((answer) => {
    const found = pairs.filter((pair) => rankOf(answer, [pair]) > 0).length;
    return found > 0 && found >= needed ? found : 0;
  });
}
