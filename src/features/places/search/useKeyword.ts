import { useEffect } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';

import { isTyped, KEYWORD_LENGTH, typedNow } from './model/searchWords';

/** As long as a driver pauses between two signs of one word. */
const QUIET_MS = 300;

export interface Keyword {
  /** What stands in the field. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What is looked for: what stood in the field when it had rested. Empty: nothing. */
  readonly keyword: string;
  /** Looks for it now. */
  readonly submit: (text: string) => void;
}

/** The words of a search. They are the address's, so that they are there again on the way back; a jump in time moves both. */
export function useKeyword(screen: 'searchPage' | 'search'): Keyword {
  const go = useGo();
  const { keyword = '' } = useQueryOf(screen);
  const [draft, keep] = useDraft(screen, { text: keyword, over: keyword }, isTyped);
  const typed = typedNow(draft, keyword);
  const submit = (text: string) => {
    const words = text.trim();
    keep({ text, over: words });
    go.instead(screen, words === '' ? {} : { keyword: words });
  };
  useEffect(() => {
    if (typed.trim() === keyword) return undefined;
    const timer = setTimeout(() => {
      submit(typed);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest begins anew with each sign, and with nothing else
  }, [typed, keyword]);
  return {
    typed,
    type: (text) => {
      keep({ text: text.slice(0, KEYWORD_LENGTH), over: keyword });
    },
    keyword,
    submit,
  };
}
