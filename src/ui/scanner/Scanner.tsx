import { type Ref, useEffect, useId, useRef, useState } from 'react';

import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { TextField } from '@/ui/form/TextField';

import { useFocusTrap } from '../overlay/useFocusTrap';
import styles from './Scanner.module.css';

export interface ScannerProps {
  /** What the driver should point the camera at. */
  readonly hint: string;
  readonly camera: 'starting' | 'live' | 'denied' | 'absent' | 'failed';
  /** Null if the camera has no torch. */
  readonly torch: 'on' | 'off' | null;
  readonly photo: 'idle' | 'reading' | 'none';
  /** The typed text; null while the field is not open. */
  readonly typed: string | null;
  /** The element that shows the camera's picture. */
  readonly videoRef: Ref<HTMLVideoElement>;
  readonly actions: ScannerActions;
}

interface ScannerActions {
  readonly onClose: () => void;
  readonly onTorch: () => void;
  readonly onPhoto: () => void;
  /** Null closes the field. */
  readonly onTyping: (typed: string | null) => void;
  readonly onConfirm: () => void;
}

const CAMERA_TEXT: Readonly<Record<ScannerProps['camera'], string>> = {
  starting: '正在打开相机…',
  live: '',
  denied: '没有相机权限。可在系统设置中允许，或改用下面的方式',
  absent: '这里不能使用相机，请改用下面的方式',
  failed: '相机打不开，可能正被其他程序使用。请改用下面的方式',
};

const PHOTO_TEXT: Readonly<Record<ScannerProps['photo'], string>> = {
  idle: '',
  reading: '正在识别照片…',
  none: '照片里没有找到二维码，请换一张清晰的',
};

/**
 * Reads a code with the camera, from a photo, or by typing. Everything except the camera's picture is rendered from
 * state.
 */
export function Scanner({ hint, camera, torch, photo, typed, videoRef, actions }: ScannerProps) {
  const { onClose, onTorch, onPhoto, onTyping } = actions;
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useFocusTrap(ref, onClose);
  const showsViewfinder = camera === 'live' || camera === 'starting';
  const problemText = PHOTO_TEXT[photo] || CAMERA_TEXT[camera];
  return (
    <div
      ref={ref}
      className={styles['scanner']}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <video
        ref={videoRef}
        className={styles['video']}
        hidden={camera !== 'live'}
        muted
        playsInline
        aria-hidden="true"
      />
      <div className={styles['head']}>
        <button type="button" className={styles['close']} aria-label="关闭" onClick={onClose}>
          <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
        <h2 id={titleId} className={styles['title']}>
          扫一扫
        </h2>
      </div>
      <div className={styles['middle']}>
        {showsViewfinder && <div className={styles['frame']} data-live={camera === 'live'} />}
        {showsViewfinder && <p className={styles['hint']}>{hint}</p>}
        <p className={styles['trouble']} role="status">
          {problemText}
        </p>
      </div>
      {typed === null ? (
        <div className={styles['ways']}>
          <ScanMethodButton
            label="照片"
            onPress={onPhoto}
            isDisabled={photo === 'reading'}
            path="M4 6h16v13H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01"
          />
          {torch !== null && (
            <ScanMethodButton
              label={torch === 'on' ? '关灯' : '开灯'}
              isPressed={torch === 'on'}
              onPress={onTorch}
              path="M8 3h8v4l-2 3v11h-4V10L8 7zM12 13v3"
            />
          )}
          <ScanMethodButton
            label="手动输入"
            onPress={() => onTyping('')}
            path="M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8"
          />
        </div>
      ) : (
        <TypedCode typed={typed} actions={actions} />
      )}
    </div>
  );
}

/** A field for the number printed under the code, in case the camera cannot read it. */
function TypedCode({ typed, actions: { onTyping, onConfirm } }: { typed: string; actions: ScannerActions }) {
  const field = useRef<HTMLInputElement>(null);
  const [hasTried, setHasTried] = useState(false);
  // The button that opened this field has disappeared and the focus with it.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles['typing']}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onConfirm();
        else {
          setHasTried(true);
          field.current?.focus();
        }
      }}
    >
      <TextField
        ref={field}
        label="二维码上的编号或链接"
        value={typed}
        onChange={onTyping}
        error={hasTried && typed.trim() === '' ? '请输入编号或链接' : undefined}
        attributes={{ maxLength: 512, autoComplete: 'off', enterKeyHint: 'done' }}
      />
      <PrimaryButton type="submit">确定</PrimaryButton>
      <TextButton onPress={() => onTyping(null)}>返回扫码</TextButton>
    </form>
  );
}

interface ScanMethodButtonProps {
  readonly label: string;
  readonly path: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
}

function ScanMethodButton({ label, path, onPress, isDisabled = false, isPressed }: ScanMethodButtonProps) {
  return (
    <button type="button" className={styles['way']} disabled={isDisabled} aria-pressed={isPressed} onClick={onPress}>
      <svg width="28" height="28" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {label}
    </button>
  );
}
