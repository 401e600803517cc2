import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';

import type { RecordingFile } from '@/operations/format/recordingFormat';

import { formatBuildMismatch, formatRecordingInfo, formatRecordingTimelineRow } from '../model/formatReplay';
import { getRecordedDeviceAt } from '../model/getRecordedDeviceAt';
import { createRecordingTimeline } from '../model/timeline';
import {
  createRecordingViewerReducer,
  findListedRowIndexAtOrBefore,
  findListedRowIndices,
  findNextMatchIndex,
  getPlaybackPauseMsAfterRow,
  INITIAL_RECORDING_VIEWER_STATE,
} from '../model/viewerState';
import type { ReplayPhone } from '../phone/ReplayPhone';
import { PlaybackControls } from './PlaybackControls';
import styles from './RecordingPlayer.module.css';
import { RecordingTimelineList } from './RecordingTimelineList';
import { RecordingTimelineSearchForm } from './RecordingTimelineSearchForm';
import { ReplayPhoneFrame } from './ReplayPhoneFrame';
import { ReplayStepDetails } from './ReplayStepDetails';
import { usePhoneReplay } from './usePhoneReplay';

export interface RecordingPlayerProps {
  readonly file: RecordingFile;
  /** The build of this page. */
  readonly build: string;
  readonly phoneSrc: string;
  readonly findPhone: (frame: HTMLIFrameElement) => ReplayPhone | null;
}

/** The viewer with a recording in it. */
export function RecordingPlayer({ file, build, phoneSrc, findPhone }: RecordingPlayerProps) {
  const rows = useMemo(() => createRecordingTimeline(file), [file]);
  const [viewing, dispatch] = useReducer(createRecordingViewerReducer(rows), INITIAL_RECORDING_VIEWER_STATE);
  const [phone, setPhone] = useState<ReplayPhone | null>(null);
  const row = rows[viewing.at];
  const { step = 0, actionIndex = null, atMs = 0 } = row ?? {};
  const replay = usePhoneReplay(phone, file, step);
  const pauseMs = viewing.isPlaying ? getPlaybackPauseMsAfterRow(rows, viewing) : null;
  useEffect(() => {
    if (pauseMs === null) return undefined;
    const timer = setTimeout(() => {
      dispatch({ do: 'playOn' });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [pauseMs, viewing.at]);
  const listed = useMemo(() => findListedRowIndices(rows, viewing), [rows, viewing]);
  const changes = useMemo(
    () => (phone === null || replay.stage !== 'ready' || actionIndex === null ? [] : phone.getChanges(step)),
    [phone, replay.stage, actionIndex, step],
  );
  const device = useMemo(() => getRecordedDeviceAt(file, atMs), [file, atMs]);
  const warning = formatBuildMismatch(file.version, build);
  const choose = useCallback((at: number) => {
    dispatch({ do: 'goTo', at });
  }, []);
  const positionText = `第${String(step)}步，共${String(file.actions.length)}步`;
  return (
    <div className={styles['player']} data-shown={replay.shownStep ?? ''} data-stage={replay.stage}>
      <ReplayPhoneFrame
        src={phoneSrc}
        device={device}
        onLoad={(frame) => {
          setPhone(findPhone(frame));
        }}
      />
      <div className={styles['side']}>
        <div>
          <p className={styles['about']}>{formatRecordingInfo(file)}</p>
          {warning !== '' && <p className={styles['warning']}>{warning}</p>}
          {replay.stage === 'failed' && <p role="alert">画面加载失败，请刷新页面再打开</p>}
        </div>
        <PlaybackControls rows={rows} viewing={viewing} beganAtMs={file.beganAtMs} dispatch={dispatch} />
        <p className={styles['said']} aria-live={viewing.isPlaying ? 'off' : 'polite'}>
          {row === undefined ? '' : `${formatRecordingTimelineRow(row, file.beganAtMs)}。${positionText}`}
        </p>
        <RecordingTimelineSearchForm
          viewing={viewing}
          matchCount={viewing.query.trim() === '' ? null : listed.length}
          onSearch={(query) => {
            dispatch({ do: 'search', query });
          }}
          onNext={() => {
            choose(findNextMatchIndex(listed, viewing.at));
          }}
          onShowAll={(isOn) => {
            dispatch({ do: 'showAll', isOn });
          }}
        />
        <RecordingTimelineList
          rows={rows}
          listedRows={listed}
          current={findListedRowIndexAtOrBefore(listed, viewing)}
          beganAtMs={file.beganAtMs}
          onChoose={choose}
          onStep={(by) => {
            dispatch({ do: 'step', by });
          }}
        />
        <ReplayStepDetails
          changes={changes}
          action={actionIndex === null ? null : (file.actions[actionIndex] ?? null)}
          isBroken={actionIndex !== null && replay.brokenSteps.includes(step)}
        />
      </div>
    </div>
  );
}
