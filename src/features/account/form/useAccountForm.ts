import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';

import { removeSeparators } from '@/domain/validation/removeSeparators';
import { draftChanged, type DraftsState, selectDrafts, SIGN_IN_DRAFT_NAME } from '@/flows/drafts/draftsSlice';
import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { usePorts } from '@/platform/ports/PortsContext';
import { isServiceError } from '@/services/base/baseQuery/serviceError';

import {
  type AccountFormDraft,
  type AccountFormProblems,
  EMPTY_ACCOUNT_FORM_DRAFT,
  isAccountFormDraft,
  NO_ACCOUNT_FORM_PROBLEMS,
} from './model/accountDraft';
import {
  type AccountFieldErrors,
  type AccountFormName,
  type AccountFormValues,
  hasNoAccountFieldErrors,
  isSignedInFormName,
  validateAccountForm,
} from './model/accountForm';

type WithDrafts = { drafts: DraftsState };

/** The key of the draft that the forms of a signed-in driver share. */
const SESSION_DRAFT = 'ownAccount';

const selectAccountDraft = (state: WithDrafts, key: string): AccountFormDraft => {
  const stored = selectDrafts(state)[key]?.value;
  return isAccountFormDraft(stored) ? stored : EMPTY_ACCOUNT_FORM_DRAFT;
};

export interface AccountFormState {
  draft: AccountFormDraft;
  phone: string;
  hasAgreed: boolean;
  problems: AccountFormProblems;
  /** The form-level error, for its scaffold; undefined if there is none. */
  failure: string | undefined;
  /** Updates the draft as it is in the store at that time, because a response may arrive long after the submit. */
  change: (next: (draft: AccountFormDraft) => Partial<AccountFormDraft>) => void;
  setPhone: (text: string) => void;
  setAgreed: (hasAgreed: boolean) => void;
  /** Removes a field's error, because its value has changed. */
  clearError: (field: keyof AccountFormValues) => void;
  /** Validates the values and shows the errors. Returns true if the form may be submitted. */
  validate: (typed: AccountFormValues) => boolean;
  showFieldErrors: (fields: AccountFieldErrors) => void;
  showPhoneTaken: () => void;
  /** Shows a form-level error. */
  showFormError: (text: string) => void;
  /** Shows a failed call in the form, unless the error table has shown it already. `field`: the field of the error. */
  showFailure: (error: unknown, field?: keyof AccountFormValues) => void;
}

/** The stored part of an account form. `initialPhone` comes from the URL and applies until the driver types. */
export function useAccountForm(form: AccountFormName, initialPhone = ''): AccountFormState {
  const store = useStore<WithDrafts>();
  const { clock } = usePorts();
  const key = isSignedInFormName(form) ? SESSION_DRAFT : SIGN_IN_DRAFT_NAME;
  const draft = useSelector((state: WithDrafts) => selectAccountDraft(state, key));
  const problems = draft.problems[form] ?? NO_ACCOUNT_FORM_PROBLEMS;
  const change = useCallback<AccountFormState['change']>(
    (next) => {
      const current = selectAccountDraft(store.getState(), key);
      store.dispatch(
        draftChanged({ form: key, value: { ...current, ...next(current) }, changedAtMs: clock.deviceNow() }),
      );
    },
    [store, clock, key],
  );
  const updateProblems = (problems: (current: AccountFormProblems) => Partial<AccountFormProblems>) => {
    change((current) => {
      const previous = current.problems[form] ?? NO_ACCOUNT_FORM_PROBLEMS;
      return { problems: { ...current.problems, [form]: { ...previous, ...problems(previous) } } };
    });
  };
  const clearError = (field: keyof AccountFormValues) => {
    if (problems.fields[field] === undefined && problems.whole === '' && !problems.isPhoneTaken) return;
    updateProblems(({ fields: { [field]: _cleared, ...fields } }) => ({ fields, whole: '', isPhoneTaken: false }));
  };
  return {
    draft,
    phone: draft.phone ?? initialPhone,
    hasAgreed: draft.agreed.includes(form),
    problems,
    failure: problems.whole === '' ? undefined : problems.whole,
    change,
    setPhone: (text) => {
      clearError('phone');
      change(() => ({ phone: removeSeparators(text) }));
    },
    setAgreed: (hasAgreed) => {
      clearError('hasAgreed');
      change(({ agreed }) => ({
        agreed: [...agreed.filter((agreedForm) => agreedForm !== form), ...(hasAgreed ? [form] : [])],
      }));
    },
    clearError,
    validate: (typed) => {
      const fields = validateAccountForm(typed);
      updateProblems(() => ({ ...NO_ACCOUNT_FORM_PROBLEMS, fields }));
      return hasNoAccountFieldErrors(fields);
    },
    showFieldErrors: (fields) => {
      updateProblems((current) => ({ fields: { ...current.fields, ...fields } }));
    },
    showPhoneTaken: () => {
      updateProblems(() => ({ isPhoneTaken: true }));
    },
    showFormError: (text) => {
      updateProblems(() => ({ whole: text }));
    },
    showFailure: (error, field) => {
      if (!isServiceError(error)) throw error;
      if (!error.handled) return;
      const text = error.message === '' ? FALLBACK_FAILURE_TEXTS[error.kind] : error.message;
      updateProblems((current) =>
        field === undefined ? { whole: text } : { fields: { ...current.fields, [field]: text } },
      );
    },
  };
}
