import { type DragEvent, useState } from 'react';

import { type Opened, openRecording, problemOfSize } from '../model/openRecording';
import { Player, type PlayerProps } from './Player';
import styles from './Viewer.module.css';

interface ViewerProps extends Omit<PlayerProps, 'file'> {
  /** The text of the recording that the page was opened with; null without one. */
  readonly given: string | null;
}

const textOf = (file: File): Promise<string> =>
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

const NOTHING: Opened = { problem: '' };
const UNREADABLE: Opened = { problem: '文件打不开，请换个位置再试' };

/** Opens a recording that is chosen or dropped, and shows it. The file never leaves the page. */
export function Viewer({ given, ...player }: ViewerProps) {
  const [opened, setOpened] = useState(() => (given === null ? NOTHING : openRecording(given)));
  const [count, setCount] = useState(0);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const tooMuch = problemOfSize(file.size);
    const read = tooMuch === null ? textOf(file).then(openRecording, () => UNREADABLE) : { problem: tooMuch };
    setOpened(await read);
    setCount((before) => before + 1);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    // A file may be dropped anywhere. The button beside the title does the same with the keyboard.
    <div
      className={styles['page']}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={dropped}
    >
      <header className={styles['head']}>
        <h1>录制回放</h1>
        <label className={styles['choose']}>
          选择录制文件
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void take(target.files?.[0]).then(() => {
                target.value = '';
              });
            }}
          />
        </label>
      </header>
      <main className={styles['main']}>
        {'file' in opened ? (
          <Player key={count} file={opened.file} {...player} />
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
