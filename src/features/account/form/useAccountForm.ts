import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';

import { withoutGaps } from '@/domain/validation/withoutGaps';
import { ACCOUNT_DRAFT, draftChanged, type DraftsState, selectDrafts } from '@/flows/drafts/draftsSlice';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { failureText } from '@/services/transport/query/errorCodes';
import { isServiceError } from '@/services/transport/query/serviceError';

import { type AccountDraft, EMPTY_DRAFT, isAccountDraft, NO_PROBLEMS, type Problems } from './model/accountDraft';
import { type AccountForm, type FieldErrors, isOwnForm, isRight, judgeForm, type Typed } from './model/accountForm';

type WithDrafts = { drafts: DraftsState };

/** The draft that the forms of a driver with a session share. */
const OWN_DRAFT = 'ownAccount';

const draftIn = (state: WithDrafts, key: string): AccountDraft => {
  const kept = selectDrafts(state)[key]?.value;
  return isAccountDraft(kept) ? kept : EMPTY_DRAFT;
};

export interface AccountFormState {
  draft: AccountDraft;
  phone: string;
  hasAgreed: boolean;
  problems: Problems;
  /** The error of the form as a whole, for its scaffold; undefined if there is none. */
  failure: string | undefined;
  /** Updates the draft that is in the store now, because a response may arrive long after the press. */
  change: (next: (draft: AccountDraft) => Partial<AccountDraft>) => void;
  setPhone: (text: string) => void;
  setAgreed: (hasAgreed: boolean) => void;
  /** Removes a field's error, because its value has changed. */
  forgive: (field: keyof Typed) => void;
  /** Checks the values and shows the errors; true when the form may be sent. */
  judge: (typed: Typed) => boolean;
  showFields: (fields: FieldErrors) => void;
  showPhoneTaken: () => void;
  /** Shows what happened to the form as a whole. */
  showWhole: (text: string) => void;
  /** Shows a failed call in the form, unless the error table has already shown it. `field`: the field that the error belongs to. */
  showFailure: (error: unknown, field?: keyof Typed) => void;
}

/** The part of an account form that lives in the store. `givenPhone` comes from the address, and is used until something is typed. */
export function useAccountForm(form: AccountForm, givenPhone = ''): AccountFormState {
  const store = useStore<WithDrafts>();
  const { clock } = usePorts();
  const key = isOwnForm(form) ? OWN_DRAFT : ACCOUNT_DRAFT;
  const draft = useSelector((state: WithDrafts) => draftIn(state, key));
  const problems = draft.problems[form] ?? NO_PROBLEMS;
  const change = useCallback<AccountFormState['change']>(
    (next) => {
      const now = draftIn(store.getState(), key);
      store.dispatch(draftChanged({ form: key, value: { ...now, ...next(now) }, changedAtMs: clock.deviceNow() }));
    },
    [store, clock, key],
  );
  const show = (problems: (now: Problems) => Partial<Problems>) => {
    change((now) => {
      const before = now.problems[form] ?? NO_PROBLEMS;
      return { problems: { ...now.problems, [form]: { ...before, ...problems(before) } } };
    });
  };
  const forgive = (field: keyof Typed) => {
    if (problems.fields[field] === undefined && problems.whole === '' && !problems.isPhoneTaken) return;
    show(({ fields: { [field]: _gone, ...fields } }) => ({ fields, whole: '', isPhoneTaken: false }));
  };
  return {
    draft,
    phone: draft.phone ?? givenPhone,
    hasAgreed: draft.agreed.includes(form),
    problems,
    failure: problems.whole === '' ? undefined : problems.whole,
    change,
    setPhone: (text) => {
      forgive('phone');
      change(() => ({ phone: withoutGaps(text) }));
    },
    setAgreed: (hasAgreed) => {
      forgive('hasAgreed');
      change(({ agreed }) => ({ agreed: [...agreed.filter((one) => one !== form), ...(hasAgreed ? [form] : [])] }));
    },
    forgive,
    judge: (typed) => {
      const fields = judgeForm(typed);
      show(() => ({ ...NO_PROBLEMS, fields }));
      return isRight(fields);
    },
    showFields: (fields) => {
      show((now) => ({ fields: { ...now.fields, ...fields } }));
    },
    showPhoneTaken: () => {
      show(() => ({ isPhoneTaken: true }));
    },
    showWhole: (text) => {
      show(() => ({ whole: text }));
    },
    showFailure: (error, field) => {
      if (!isServiceError(error)) throw error;
      if (!error.handled) return;
      const text = error.message === '' ? failureText[error.kind] : error.message;
      show((now) => (field === undefined ? { whole: text } : { fields: { ...now.fields, [field]: text } }));
    },
  };
}
