import { useEffect } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';
import { useThrottle } from '@/services/transport/clock/useThrottle';

import { isTyped, KEYWORD_LENGTH, typedNow } from './model/typed';

/** Debounce time: as long as a driver pauses between two characters of a word. */
const QUIET_MS = 300;

export interface Keyword {
  /** The content of the field. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** The search words: the content of the field after the debounce. Empty: no search. */
  readonly keyword: string;
  /** Searches now; several presses within 200 ms are one. */
  readonly submit: (text: string) => void;
}

/** The words of a search. They are kept in the address, so that they are there again after going back. A jump in DevTools restores both. */
export function useKeyword(
  screen: 'searchPage' | 'search' | 'bookParksIndex',
  kept: { merchantId?: string } = {},
): Keyword {
  const go = useGo();
  const mayPass = useThrottle();
  const { keyword = '' } = useQueryOf(screen);
  const form = kept.merchantId === undefined ? screen : `${screen}:${kept.merchantId}`;
  const [draft, keep] = useDraft(form, { text: keyword, over: keyword }, isTyped);
  const typed = typedNow(draft, keyword);
  const submit = (text: string) => {
    const words = text.trim();
    keep({ text, over: words });
    go.instead(screen, words === '' ? kept : { ...kept, keyword: words });
  };
  useEffect(() => {
    if (typed.trim() === keyword) return undefined;
    const timer = setTimeout(() => {
      submit(typed);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new character restarts the debounce
  }, [typed, keyword]);
  return {
    typed,
    type: (text) => {
      keep({ text: text.slice(0, KEYWORD_LENGTH), over: keyword });
    },
    keyword,
    submit: (text) => {
      if (mayPass()) submit(text);
    },
  };
}
