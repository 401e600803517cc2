import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { registerLazyReducer } from '@/lib/lazyReducers';
import { pictureUploadProgressed } from '@/services/basic/pictures';

/** A picture to upload. Its bytes are in the vault under `picture`, never in the store. */
export interface PictureUploadItem {
  id: string;
  picture: string;
  status: 'waiting' | 'sending' | 'done' | 'failed';
  /** Vault handle of the current upload call; empty before the first try. */
  sentAs: string;
  /** Percentage of the bytes that were sent. At 100 the server may not have responded yet. */
  percent: number;
  /** The picture's address at the server; empty until it is uploaded. */
  picUrl: string;
  /** The error text of the last try. */
  failure: string;
}

/** The pictures of one form. */
export interface FormUploads {
  /** The host's or the page's chooser is open. */
  isPicking: boolean;
  /** Why no picture was picked; empty if there was no error. */
  trouble: string;
  items: readonly PictureUploadItem[];
}

/** By form name; null while no form has pictures. */
export type UploadState = Readonly<Record<string, FormUploads>>;

interface FormRef {
  form: string;
}
type UploadRef = FormRef & { id: string };

const EMPTY_UPLOADS: FormUploads = { isPicking: false, trouble: '', items: [] };

const updateForm = (
  state: UploadState | null,
  form: string,
  change: (uploads: FormUploads) => FormUploads,
): UploadState => ({
  ...state,
  [form]: change(state?.[form] ?? EMPTY_UPLOADS),
});

const updateItem = (
  state: UploadState | null,
  { form, id }: UploadRef,
  change: Partial<PictureUploadItem>,
): UploadState =>
  updateForm(state, form, (uploads) => ({
    ...uploads,
    items: uploads.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  }));

const slice = createSlice({
  name: 'upload',
  initialState: null as UploadState | null,
  reducers: {
    picturesRequested: (state, { payload: { form } }: PayloadAction<FormRef & { max: number }>) =>
      updateForm(state, form, (uploads) => ({ ...uploads, isPicking: true, trouble: '' })),
    picturesTaken: (
      state,
      { payload: { form, items } }: PayloadAction<FormRef & { items: readonly PictureUploadItem[] }>,
    ) => updateForm(state, form, (uploads) => ({ ...uploads, isPicking: false, items: [...uploads.items, ...items] })),
    picturesNotTaken: (state, { payload: { form, trouble } }: PayloadAction<FormRef & { trouble: string }>) =>
      updateForm(state, form, (uploads) => ({ ...uploads, isPicking: false, trouble })),
    /** Pictures that were uploaded before a reload. Those that were not complete are lost. */
    picturesRestored: (
      state,
      {
        payload: { form, items, lost },
      }: PayloadAction<FormRef & { items: readonly PictureUploadItem[]; lost: number }>,
    ) =>
      updateForm(state, form, (uploads) => ({
        ...uploads,
        trouble: lost === 0 ? '' : `有${String(lost)}张照片未传完，需要重新添加`,
        items,
      })),
    /** Dispatched once for each try. */
    uploadStarted: (state, { payload: { sentAs, ...one } }: PayloadAction<UploadRef & { sentAs: string }>) =>
      updateItem(state, one, { status: 'sending', sentAs, percent: 0 }),
    uploadDone: (state, { payload }: PayloadAction<UploadRef & { picUrl: string }>) =>
      updateItem(state, payload, { status: 'done', picUrl: payload.picUrl, failure: '' }),
    uploadFailed: (state, { payload }: PayloadAction<UploadRef & { failure: string }>) =>
      updateItem(state, payload, { status: 'failed', failure: payload.failure }),
    uploadRetried: (state, { payload }: PayloadAction<UploadRef>) =>
      updateItem(state, payload, { status: 'waiting', failure: '' }),
    pictureRemoved: (state, { payload: { form, id } }: PayloadAction<UploadRef & { picture: string }>) =>
      updateForm(state, form, (uploads) => ({ ...uploads, items: uploads.items.filter((item) => item.id !== id) })),
    /** The form was submitted or abandoned. */
    uploadsDropped: (state, { payload: { form } }: PayloadAction<FormRef & { pictures: readonly string[] }>) => {
      const { [form]: _dropped, ...rest } = state ?? {};
      return Object.keys(rest).length === 0 ? null : rest;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(pictureUploadProgressed, (state, { payload: { handle, percent } }) => {
      const items = Object.values(state ?? {}).flatMap((uploads) => uploads.items);
      const sent = items.find(({ status, sentAs }) => status === 'sending' && sentAs === handle);
      if (sent !== undefined) sent.percent = percent;
    });
  },
});

export const {
  picturesRequested,
  picturesTaken,
  picturesNotTaken,
  picturesRestored,
  uploadStarted,
  uploadDone,
  uploadFailed,
  uploadRetried,
  pictureRemoved,
  uploadsDropped,
} = slice.actions;
registerLazyReducer('upload', slice.reducer);
type WithUpload = { upload: UploadState | null };
export const selectUploadState = ({ upload }: WithUpload) => upload;
export const selectFormUploads =
  (form: string) =>
  ({ upload }: WithUpload): FormUploads =>
    upload?.[form] ?? EMPTY_UPLOADS;
