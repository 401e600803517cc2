import { useEffect } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenQueryParams } from '@/navigation/hooks/useScreenQueryParams';
import { usePressThrottleCheck } from '@/platform/clock/usePressThrottleCheck';

import { isTypedKeyword, keywordFieldValue, MAX_KEYWORD_LENGTH } from './model/typedKeyword';

/** Debounce time: longer than the usual pause between two characters of a word. */
const DEBOUNCE_MS = 300;

export interface SearchKeywordControls {
  /** The content of the field. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** The search keyword: the content of the field after the debounce. Empty: no search. */
  readonly keyword: string;
  /** Searches now. Repeated presses within 200 ms count as one. */
  readonly submit: (text: string) => void;
}

/** The keyword of a search. It is part of the address, so that it is restored after going back and in a replay. */
export function useSearchKeyword(
  screen: 'searchPage' | 'search' | 'bookParksIndex',
  fixedQuery: { merchantId?: string } = {},
): SearchKeywordControls {
  const go = useScreenNavigator();
  const passThrottle = usePressThrottleCheck();
  const { keyword = '' } = useScreenQueryParams(screen);
  const form = fixedQuery.merchantId === undefined ? screen : `${screen}:${fixedQuery.merchantId}`;
  const [draft, saveDraft] = useDraft(form, { text: keyword, over: keyword }, isTypedKeyword);
  const typed = keywordFieldValue(draft, keyword);
  const submit = (text: string) => {
    const nextKeyword = text.trim();
    saveDraft({ text, over: nextKeyword });
    go.replace(screen, nextKeyword === '' ? fixedQuery : { ...fixedQuery, keyword: nextKeyword });
  };
  useEffect(() => {
    if (typed.trim() === keyword) return undefined;
    const timer = setTimeout(() => {
      submit(typed);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new character restarts the debounce
  }, [typed, keyword]);
  return {
    typed,
    setTyped: (text) => {
      saveDraft({ text: text.slice(0, MAX_KEYWORD_LENGTH), over: keyword });
    },
    keyword,
    submit: (text) => {
      if (passThrottle()) submit(text);
    },
  };
}
