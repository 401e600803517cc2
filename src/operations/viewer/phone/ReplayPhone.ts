import type { RecordingFile } from '@/operations/format/recordingFormat';

import type { StateDiffEntry } from './changes';

/** The result of rendering a step. */
export interface ReplayStepRenderResult {
  /** The rendered screen, by its path name; empty if there is none. */
  readonly screen: string;
  /** The screen that the state requires. */
  readonly expectedScreen: string;
  /** Path and query of the step's state. */
  readonly route: string;
  /** Time from the change of the state to the last change of the page. */
  readonly ms: number;
}

/**
 * The page in the frame, which contains only the app. Step 0 is the state before the first action, step n the state
 * after the nth.
 */
export interface ReplayPhone {
  /** Replaces the current recording. Resolves with the steps whose action this build cannot process. */
  open(this: void, file: RecordingFile): Promise<readonly number[]>;
  show(this: void, step: number): Promise<ReplayStepRenderResult>;
  /** The changes of the state in this step. */
  getChanges(this: void, step: number): readonly StateDiffEntry[];
  /** Closes the recording. */
  close(this: void): void;
}

/** The window of the frame, as the surrounding page sees it. */
export interface ReplayPhoneWindow {
  replayPhone?: ReplayPhone;
}
