import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';

import type { RecordingFile } from '@/domain/recording/recordingFormat';

import { deviceAt } from '../model/deviceAt';
import { timelineOf } from '../model/timeline';
import { aboutOf, buildWarning, sayRow } from '../model/told';
import { BEGINNING, currentOf, listedOf, nextFound, pauseOf, viewingAfter } from '../model/viewing';
import type { Phone } from '../phone/Phone';
import { Controls } from './Controls';
import { PhoneFrame } from './PhoneFrame';
import styles from './Player.module.css';
import { SearchRow } from './SearchRow';
import { StepDetails } from './StepDetails';
import { TimelineList } from './TimelineList';
import { usePhone } from './usePhone';

export interface PlayerProps {
  readonly file: RecordingFile;
  /** The build of this page. */
  readonly build: string;
  readonly phoneSrc: string;
  readonly phoneIn: (frame: HTMLIFrameElement) => Phone | null;
}

/** The viewer with a recording in it. */
export function Player({ file, build, phoneSrc, phoneIn }: PlayerProps) {
  const rows = useMemo(() => timelineOf(file), [file]);
  const [viewing, dispatch] = useReducer(viewingAfter(rows), BEGINNING);
  const [phone, setPhone] = useState<Phone | null>(null);
  const row = rows[viewing.at];
  const { step = 0, action = null, atMs = 0 } = row ?? {};
  const film = usePhone(phone, file, step);
  const pauseMs = viewing.isPlaying ? pauseOf(rows, viewing) : null;
  useEffect(() => {
    if (pauseMs === null) return undefined;
    const timer = setTimeout(() => {
      dispatch({ do: 'playOn' });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [pauseMs, viewing.at]);
  const listed = useMemo(() => listedOf(rows, viewing), [rows, viewing]);
  const changes = useMemo(
    () => (phone === null || film.stage !== 'ready' || action === null ? [] : phone.changesOf(step)),
    [phone, film.stage, action, step],
  );
  const device = useMemo(() => deviceAt(file, atMs), [file, atMs]);
  const warning = buildWarning(file.version, build);
  const choose = useCallback((at: number) => {
    dispatch({ do: 'goTo', at });
  }, []);
  const place = `第${String(step)}步，共${String(file.actions.length)}步`;
  return (
    <div className={styles['player']} data-shown={film.shown ?? ''} data-stage={film.stage}>
      <PhoneFrame
        src={phoneSrc}
        device={device}
        onLoad={(frame) => {
          setPhone(phoneIn(frame));
        }}
      />
      <div className={styles['side']}>
        <div>
          <p className={styles['about']}>{aboutOf(file)}</p>
          {warning !== '' && <p className={styles['warning']}>{warning}</p>}
          {film.stage === 'failed' && <p role="alert">画面加载失败，请刷新页面再打开</p>}
        </div>
        <Controls rows={rows} viewing={viewing} beganAtMs={file.beganAtMs} dispatch={dispatch} />
        <p className={styles['said']} aria-live={viewing.isPlaying ? 'off' : 'polite'}>
          {row === undefined ? '' : `${sayRow(row, file.beganAtMs)}。${place}`}
        </p>
        <SearchRow
          viewing={viewing}
          found={viewing.query.trim() === '' ? null : listed.length}
          onSearch={(query) => {
            dispatch({ do: 'search', query });
          }}
          onNext={() => {
            choose(nextFound(listed, viewing.at));
          }}
          onShowAll={(isOn) => {
            dispatch({ do: 'showAll', isOn });
          }}
        />
        <TimelineList
          rows={rows}
          listed={listed}
          current={currentOf(listed, viewing)}
          beganAtMs={file.beganAtMs}
          onChoose={choose}
          onStep={(by) => {
            dispatch({ do: 'step', by });
          }}
        />
        <StepDetails
          changes={changes}
          action={action === null ? null : (file.actions[action] ?? null)}
          isBroken={action !== null && film.broken.includes(step)}
        />
      </div>
    </div>
  );
}
