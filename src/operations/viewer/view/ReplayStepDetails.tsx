import type { RecordedAction } from '@/operations/format/recordingFormat';

import { formatStateValue } from '../model/formatReplay';
import type { StateDiffEntry } from '../phone/changes';
import styles from './ReplayStepDetails.module.css';

interface StepDetailsProps {
  readonly changes: readonly StateDiffEntry[];
  /** Null for a note. */
  readonly action: RecordedAction | null;
  /** This build cannot process the action. */
  readonly isBroken: boolean;
}

const MAX_CHANGES = 200;

/** The changes of the state in this step, and the action itself. */
export function ReplayStepDetails({ changes, action, isBroken }: StepDetailsProps) {
  const hiddenCount = changes.length - MAX_CHANGES;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must get there
    <section className={styles['details']} aria-label="这一步的变化" tabIndex={0}>
      {isBroken && <p role="alert">这个版本认不出这个动作，画面停在上一步</p>}
      {changes.length === 0 ? (
        <p className={styles['none']}>这一步没有改变状态</p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">状态</th>
              <th scope="col">之前</th>
              <th scope="col">之后</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, MAX_CHANGES).map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td className={styles['before']}>{formatStateValue(before)}</td>
                <td className={styles['after']}>{formatStateValue(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hiddenCount > 0 && <p className={styles['none']}>{`另有${String(hiddenCount)}处`}</p>}
      {action !== null && (
        <details>
          <summary>{`动作 ${action.type}`}</summary>
          <pre className={styles['action']}>{JSON.stringify(action, null, 2)}</pre>
        </details>
      )}
    </section>
  );
}
