const SYMBOL = /[/:*?<|'%>&"\\]/;

/**
 * Pictographs, flags (regional indicators), skin tones, keycap marks and variation selectors. Plain digits are no
 * emoji.
 */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{20E3}|\u{FE0F}/u;

/**
 * Checks a nickname, a feedback or a remark for emoji and symbols (Rule 7.4). Returns the error text, or null. An empty
 * text is no error.
 */
export function findForbiddenSymbolError(text: string): string | null {
  return SYMBOL.test(text) || EMOJI.test(text) ? '不能包含表情和/:*?<|\'%>&"\\等字符' : null;
}
