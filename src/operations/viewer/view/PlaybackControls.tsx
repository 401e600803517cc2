import { formatRecordingTimelineRow } from '../model/formatReplay';
import type { RecordingTimelineRow } from '../model/timeline';
import {
  findAdjacentErrorOrPaymentRowIndex,
  findListedRowIndices,
  PLAYBACK_SPEEDS,
  type RecordingViewerAction,
  type RecordingViewerState,
} from '../model/viewerState';
import styles from './PlaybackControls.module.css';
import { RecordingViewerToolButton } from './RecordingViewerToolButton';

interface ControlsProps {
  readonly rows: readonly RecordingTimelineRow[];
  readonly viewing: RecordingViewerState;
  readonly beganAtMs: number;
  readonly dispatch: (act: RecordingViewerAction) => void;
}

const LEAP_BUTTONS = [
  { to: 'error', by: -1, words: '上个错误' },
  { to: 'error', by: 1, words: '下个错误' },
  { to: 'payment', by: -1, words: '上个支付' },
  { to: 'payment', by: 1, words: '下个支付' },
] as const;

/** The slider with its marks, and the playback buttons. */
export function PlaybackControls({ rows, viewing, beganAtMs, dispatch }: ControlsProps) {
  const { at, isPlaying, speed } = viewing;
  const row = rows[at];
  const listedRows = findListedRowIndices(rows, viewing);
  const toPercent = (index: number) => `${String((100 * index) / Math.max(1, rows.length - 1))}%`;
  return (
    <div className={styles['controls']}>
      <div className={styles['track']}>
        <div className={styles['marks']} aria-hidden="true">
          {rows.map(({ isError, kind, isMinor }, index) =>
            isError || (kind === 'payment' && !isMinor) ? (
              <i
                key={index}
                className={isError ? styles['error'] : styles['payment']}
                style={{ left: toPercent(index) }}
              />
            ) : null,
          )}
        </div>
        <input
          className={styles['slider']}
          type="range"
          min={0}
          max={rows.length - 1}
          value={at}
          aria-label="时间线"
          aria-valuetext={row === undefined ? '' : formatRecordingTimelineRow(row, beganAtMs)}
          onChange={({ target }) => {
            dispatch({ do: 'goTo', at: Number(target.value) });
          }}
        />
      </div>
      <div className={styles['row']}>
        <RecordingViewerToolButton
          isDisabled={at <= (listedRows[0] ?? 0)}
          onPress={() => {
            dispatch({ do: 'step', by: -1 });
          }}
        >
          上一步
        </RecordingViewerToolButton>
        <RecordingViewerToolButton
          isPrimary
          onPress={() => {
            dispatch({ do: 'togglePlay' });
          }}
        >
          {isPlaying ? '暂停' : '播放'}
        </RecordingViewerToolButton>
        <RecordingViewerToolButton
          isDisabled={at >= (listedRows[listedRows.length - 1] ?? 0)}
          onPress={() => {
            dispatch({ do: 'step', by: 1 });
          }}
        >
          下一步
        </RecordingViewerToolButton>
        <div className={styles['group']} role="group" aria-label="播放速度">
          {PLAYBACK_SPEEDS.map((each) => (
            <RecordingViewerToolButton
              key={each}
              isPressed={each === speed}
              onPress={() => {
                dispatch({ do: 'setSpeed', speed: each });
              }}
            >
              {`${String(each)}×`}
            </RecordingViewerToolButton>
          ))}
        </div>
        {LEAP_BUTTONS.map(({ to, by, words }) => (
          <RecordingViewerToolButton
            key={words}
            isDisabled={findAdjacentErrorOrPaymentRowIndex(rows, at, by, to) === at}
            onPress={() => {
              dispatch({ do: 'leap', by, to });
            }}
          >
            {words}
          </RecordingViewerToolButton>
        ))}
      </div>
    </div>
  );
}
