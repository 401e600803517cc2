import type { RecordingFile } from '@/domain/recording/recordingFormat';

import type { Change } from './changes';

/** What a step looks like when it is drawn. */
export interface Drawn {
  /** The screen that stands, by its path name; empty if none does. */
  readonly screen: string;
  /** The screen that the state asks for. */
  readonly wanted: string;
  /** Path and query of the step's state. */
  readonly route: string;
  /** From the change of the state to the last change of the picture. */
  readonly ms: number;
}

/** The page in the frame: the app itself, without anything around it. Step 0 is the state before the first action, step n that after the nth. */
export interface Phone {
  /** Takes a recording in place of the one before. Resolves with the steps whose action this build cannot take. */
  open(this: void, file: RecordingFile): Promise<readonly number[]>;
  show(this: void, step: number): Promise<Drawn>;
  /** What the step has changed in the state. */
  changesOf(this: void, step: number): readonly Change[];
  /** Puts the recording away. */
  close(this: void): void;
}

/** The window of the frame, as the page around it sees it. */
export interface PhoneWindow {
  replayPhone?: Phone;
}
