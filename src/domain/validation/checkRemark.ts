const SYMBOL = /[/:*?<|'%>&"\\]/;

/** Pictures, flags (regional indicators), skin tones, and the keycap and colour marks. Digits by themselves are no emoji. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{20E3}|\u{FE0F}/u;

/**
 * The rule against emoji and symbols (Rule 7.4), for nicknames, feedback and remarks. Answers what is wrong,
 * or null. An empty text is no error.
 */
export function checkRemark(text: string): string | null {
  return SYMBOL.test(text) || EMOJI.test(text) ? '不能包含表情和/:*?<|\'%>&"\\等字符' : null;
}
