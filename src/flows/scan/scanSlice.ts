import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from '@/flows/session/sessionSlice';
import { registerLazyReducer } from '@/lib/lazyReducers';

/**
 * `absent`: there is no camera, or none that a page may use. `failed`: another program uses the camera, or it was
 * disconnected.
 */
export type CameraState = 'starting' | 'live' | 'denied' | 'absent' | 'failed';

/** The app's own scanner. The camera picture and the camera object are not in the state. */
export interface ScannerState {
  step: 'reading';
  /** What to point the camera at. */
  hint: string;
  camera: CameraState;
  hasTorch: boolean;
  isTorchOn: boolean;
  /** `none`: the photo has no code. */
  photo: 'idle' | 'reading' | 'none';
  /** The typed text; null while the field is closed. */
  typed: string | null;
}

/** Null: no scan is running and no text is shown. */
export type ScanState = ScannerState | { step: 'shown'; text: string };

export interface ScanRequestPayload {
  /** Identifies the request, so that the result reaches its caller. */
  id: string;
  hint: string;
}

const onScanner = (state: ScanState | null, change: Partial<ScannerState>): ScanState | null =>
  state?.step === 'reading' ? { ...state, ...change } : state;

const slice = createSlice({
  name: 'scan',
  initialState: null as ScanState | null,
  reducers: {
    scanRequested: (_state, _action: PayloadAction<ScanRequestPayload>) => null,
    scannerOpened: (_state, { payload }: PayloadAction<{ hint: string }>): ScanState => ({
      step: 'reading',
      hint: payload.hint,
      camera: 'starting',
      hasTorch: false,
      isTorchOn: false,
      photo: 'idle',
      typed: null,
    }),
    cameraChanged: (state, { payload }: PayloadAction<{ camera: CameraState; hasTorch?: boolean }>) =>
      onScanner(state, { camera: payload.camera, hasTorch: payload.hasTorch ?? false, isTorchOn: false }),
    torchPressed: (state) => state,
    torchSwitched: (state, { payload }: PayloadAction<boolean>) => onScanner(state, { isTorchOn: payload }),
    photoPressed: (state) => onScanner(state, { photo: 'idle' }),
    photoChanged: (state, { payload }: PayloadAction<ScannerState['photo']>) => onScanner(state, { photo: payload }),
    typingChanged: (state, { payload }: PayloadAction<string | null>) => onScanner(state, { typed: payload }),
    typedConfirmed: (state) => state,
    scannerClosed: () => null,
    /** The request has been resolved, with or without a text. */
    scanEnded: () => null,
    /** A text that does not lead to a screen of this app. */
    scannedTextShown: (_state, { payload }: PayloadAction<string>): ScanState => ({ step: 'shown', text: payload }),
    scannedTextClosed: () => null,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => null),
});

export const {
  scanRequested,
  scannerOpened,
  cameraChanged,
  torchPressed,
  torchSwitched,
  photoPressed,
  photoChanged,
  typingChanged,
  typedConfirmed,
  scannerClosed,
  scanEnded,
  scannedTextShown,
  scannedTextClosed,
} = slice.actions;
registerLazyReducer('scan', slice.reducer);
export const selectScan = ({ scan }: { scan: ScanState | null }) => scan;
