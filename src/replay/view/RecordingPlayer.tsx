import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';

import type { RecordingFile } from '@/domain/recording/recordingFormat';

import { deviceAt } from '../model/deviceAt';
import { buildWarning, formatRecordingInfo, formatRow } from '../model/formatReplay';
import { createTimeline } from '../model/timeline';
import {
  createViewerReducer,
  findCurrentRow,
  findListedRows,
  findNextMatch,
  INITIAL_VIEWER_STATE,
  pauseAfterRow,
} from '../model/viewerState';
import type { Phone } from '../phone/Phone';
import { PhoneFrame } from './PhoneFrame';
import { PlaybackControls } from './PlaybackControls';
import styles from './RecordingPlayer.module.css';
import { SearchRow } from './SearchRow';
import { StepDetails } from './StepDetails';
import { TimelineList } from './TimelineList';
import { usePhoneReplay } from './usePhoneReplay';

export interface RecordingPlayerProps {
  readonly file: RecordingFile;
  /** The build of this page. */
  readonly build: string;
  readonly phoneSrc: string;
  readonly findPhone: (frame: HTMLIFrameElement) => Phone | null;
}

/** The viewer with a recording in it. */
export function RecordingPlayer({ file, build, phoneSrc, findPhone }: RecordingPlayerProps) {
  const rows = useMemo(() => createTimeline(file), [file]);
  const [viewing, dispatch] = useReducer(createViewerReducer(rows), INITIAL_VIEWER_STATE);
  const [phone, setPhone] = useState<Phone | null>(null);
  const row = rows[viewing.at];
  const { step = 0, actionIndex = null, atMs = 0 } = row ?? {};
  const replay = usePhoneReplay(phone, file, step);
  const pauseMs = viewing.isPlaying ? pauseAfterRow(rows, viewing) : null;
  useEffect(() => {
    if (pauseMs === null) return undefined;
    const timer = setTimeout(() => {
      dispatch({ do: 'playOn' });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [pauseMs, viewing.at]);
  const listed = useMemo(() => findListedRows(rows, viewing), [rows, viewing]);
  const changes = useMemo(
    () => (phone === null || replay.stage !== 'ready' || actionIndex === null ? [] : phone.getChanges(step)),
    [phone, replay.stage, actionIndex, step],
  );
  const device = useMemo(() => deviceAt(file, atMs), [file, atMs]);
  const warning = buildWarning(file.version, build);
  const choose = useCallback((at: number) => {
    dispatch({ do: 'goTo', at });
  }, []);
  const positionText = `第${String(step)}步，共${String(file.actions.length)}步`;
  return (
    <div className={styles['player']} data-shown={replay.shownStep ?? ''} data-stage={replay.stage}>
      <PhoneFrame
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
          {row === undefined ? '' : `${formatRow(row, file.beganAtMs)}。${positionText}`}
        </p>
        <SearchRow
          viewing={viewing}
          matchCount={viewing.query.trim() === '' ? null : listed.length}
          onSearch={(query) => {
            dispatch({ do: 'search', query });
          }}
          onNext={() => {
            choose(findNextMatch(listed, viewing.at));
          }}
          onShowAll={(isOn) => {
            dispatch({ do: 'showAll', isOn });
          }}
        />
        <TimelineList
          rows={rows}
          listedRows={listed}
          current={findCurrentRow(listed, viewing)}
          beganAtMs={file.beganAtMs}
          onChoose={choose}
          onStep={(by) => {
            dispatch({ do: 'step', by });
          }}
        />
        <StepDetails
          changes={changes}
          action={actionIndex === null ? null : (file.actions[actionIndex] ?? null)}
          isBroken={actionIndex !== null && replay.brokenSteps.includes(step)}
        />
      </div>
    </div>
  );
}
