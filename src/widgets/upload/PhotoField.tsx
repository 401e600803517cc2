import type { UploadControls } from '@/flows/upload/useUpload';

import styles from './PhotoField.module.css';
import { PictureUpload } from './PictureUpload';

interface PhotoFieldProps {
  /** What the picture shows: 行驶证正页. */
  readonly name: string;
  readonly upload: UploadControls;
  /** Such a picture was submitted before and can be used again. */
  readonly hasOld: boolean;
  /** What the picture is for. */
  readonly note?: string;
  readonly error?: string | undefined;
}

/** The one picture of its type in a form. */
export function PhotoField({ name, upload, hasOld, note = '', error }: PhotoFieldProps) {
  return (
    <div>
      <PictureUpload label={`${name}照片`} max={1} upload={upload} error={error} />
      {note !== '' && <p className={styles['note']}>{note}</p>}
      {hasOld && upload.items.length === 0 && <p className={styles['note']}>不重新上传，就沿用上次提交的照片</p>}
    </div>
  );
}
