import type { UnknownAction } from '@reduxjs/toolkit';

import { isBookkeeping } from '../bookkeeping';

interface CallAction extends UnknownAction {
  readonly meta?: { readonly requestId?: string; readonly arg?: { readonly queryCacheKey?: string } };
}

const FINISHED = /\/execute(?:Query|Mutation)\/fulfilled$/;
const TAKES_ANSWER_AWAY = /\/(?:removeQueryResult|queryResultPatched|resetApiState)$/;

/** Bookkeeping that takes something away. Without it the state of a replay would grow beyond the driver's. */
const takesAway = (type: string): boolean => TAKES_ANSWER_AWAY.test(type) || type.endsWith('/removeMutationResult');

/** Whether an action is never recorded: what no driver sees, and what looking at the recording itself does. */
export const isLeftOut = ({ type, payload }: UnknownAction): boolean =>
  (isBookkeeping(type) && !takesAway(type)) ||
  (type === 'drafts/draftChanged' && (payload as { form?: unknown } | undefined)?.form === 'diagnostics');

/** A number that two different texts hardly ever share. */
function printOf(text: string): number {
  let print = text.length;
  for (let at = 0; at < text.length; at += 1) print = (print * 31 + text.charCodeAt(at)) % 140_737_488_355_213;
  return print;
}

/**
 * Finds the answers of the server that say what the answer before them said. They are the first to go when a recording grows too long, together with
 * their questions.
 */
export function createUnchangedAnswers() {
  const prints = new Map<string, number>();
  return {
    /** The id of the request whose question and answer can go; undefined if they cannot. */
    requestOf(action: UnknownAction, payloadText: () => string): string | undefined {
      const { type, meta } = action as CallAction;
      if (TAKES_ANSWER_AWAY.test(type)) prints.clear();
      const key = meta?.arg?.queryCacheKey;
      if (key === undefined || !FINISHED.test(type)) return undefined;
      const print = printOf(payloadText());
      const isSame = prints.get(key) === print;
      prints.set(key, print);
      return isSame ? meta?.requestId : undefined;
    },
  };
}
