import { type DragEvent, useState } from 'react';

import {
  getRecordingFileSizeErrorText,
  openRecordingFromText,
  type OpenRecordingResult,
} from '../model/openRecordingFromText';
import { RecordingPlayer, type RecordingPlayerProps } from './RecordingPlayer';
import styles from './RecordingViewer.module.css';

interface ViewerProps extends Omit<RecordingPlayerProps, 'file'> {
  /** The text of the recording that the page was opened with; null without one. */
  readonly initialText: string | null;
}

const readFileText = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(new Error('the file cannot be read'));
    };
    reader.readAsText(file);
  });

const NO_RECORDING: OpenRecordingResult = { problem: '' };
const UNREADABLE: OpenRecordingResult = { problem: '文件打不开，请换个位置再试' };

/** Opens a recording that is selected or dropped, and shows it. The file never leaves the page. */
export function RecordingViewer({ initialText, ...player }: ViewerProps) {
  const [opened, setOpened] = useState(() =>
    initialText === null ? NO_RECORDING : openRecordingFromText(initialText),
  );
  const [count, setCount] = useState(0);
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const sizeProblem = getRecordingFileSizeErrorText(file.size);
    const read =
      sizeProblem === null
        ? readFileText(file).then(openRecordingFromText, () => UNREADABLE)
        : { problem: sizeProblem };
    setOpened(await read);
    setCount((before) => before + 1);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void openFile(event.dataTransfer.files[0]);
  };
  return (
    // A file may be dropped anywhere. The button beside the title does the same with the keyboard.
    <div
      className={styles['page']}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={onDrop}
    >
      <header className={styles['head']}>
        <h1>录制回放</h1>
        <label className={styles['choose']}>
          选择录制文件
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void openFile(target.files?.[0]).then(() => {
                target.value = '';
              });
            }}
          />
        </label>
      </header>
      <main className={styles['main']}>
        {'file' in opened ? (
          <RecordingPlayer key={count} file={opened.file} {...player} />
        ) : (
          <div className={styles['empty']}>
            {opened.problem !== '' && (
              <p className={styles['problem']} role="alert">
                {opened.problem}
              </p>
            )}
            <p>把录制文件拖到这里，或点上面的“选择录制文件”</p>
            <p className={styles['note']}>文件只在这个页面里打开，不会上传</p>
          </div>
        )}
      </main>
    </div>
  );
}
