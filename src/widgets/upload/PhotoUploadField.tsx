import type { UploadControls } from '@/flows/upload/useFormUploads';

import styles from './PhotoUploadField.module.css';
import { PictureUpload } from './PictureUpload';

interface PhotoFieldProps {
  /** The subject of the picture: 行驶证正页. */
  readonly name: string;
  readonly upload: UploadControls;
  /** A picture that was submitted earlier can be reused. */
  readonly hasPrevious: boolean;
  /** What the picture is for. */
  readonly note?: string;
  readonly error?: string | undefined;
}

/** The upload of the only picture of its type in a form. */
export function PhotoUploadField({ name, upload, hasPrevious, note = '', error }: PhotoFieldProps) {
  return (
    <div>
      <PictureUpload label={`${name}照片`} max={1} upload={upload} error={error} />
      {note !== '' && <p className={styles['note']}>{note}</p>}
      {hasPrevious && upload.items.length === 0 && <p className={styles['note']}>不重新上传，就沿用上次提交的照片</p>}
    </div>
  );
}
