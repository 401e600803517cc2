import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A short message over the screen that disappears by itself. There is one at a time; a new one replaces it. */
export interface Toast {
  id: string;
  text: string;
  forMs: number;
}

export interface DialogButton {
  /** The key that `dialogAnswered` carries. */
  key: string;
  label: string;
  isMain?: boolean;
  /** The button destroys something and is shown in red. */
  isDestructive?: boolean;
}

/** A dialog that waits for an answer. There is one at a time. */
export interface DialogNotice {
  id: string;
  title: string;
  text: string;
  /** 错误编号 of the failed call, shown with a copy button. */
  ns?: string;
  buttons: readonly DialogButton[];
}

export interface ToastAndDialogState {
  toast: Toast | null;
  dialog: DialogNotice | null;
}

const initialState: ToastAndDialogState = { toast: null, dialog: null };

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    toastShown: {
      // Rule 5.2.
      prepare: (text: string, forMs?: number) => ({ payload: { id: nanoid(8), text, forMs: forMs ?? 3_000 } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.toast = payload;
      },
    },
    toastHidden: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (state.toast?.id === payload.id) state.toast = null;
    },
    dialogOpened: (state, { payload }: PayloadAction<DialogNotice>) => {
      state.dialog = { ...payload, buttons: [...payload.buttons] };
    },
    dialogAnswered: (state, { payload }: PayloadAction<{ id: string; key: string }>) => {
      if (state.dialog?.id === payload.id) state.dialog = null;
    },
  },
});

export const { toastShown, toastHidden, dialogOpened, dialogAnswered } = slice.actions;
export const toastAndDialogReducer = slice.reducer;
export const selectToastAndDialog = ({ notices }: { notices: ToastAndDialogState }) => notices;
