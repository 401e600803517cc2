import type { UploadControls } from '@/flows/upload/useUpload';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

import { photoName, type PhotoType } from '../model/papers';
import styles from './PhotoField.module.css';

interface PhotoFieldProps {
  readonly type: PhotoType;
  readonly upload: UploadControls;
  /** The refused papers have such a picture. */
  readonly hasOld: boolean;
}

/** One picture of the papers. */
export function PhotoField({ type, upload, hasOld }: PhotoFieldProps) {
  return (
    <div>
      <PictureUpload label={`${photoName(type)}照片`} max={1} upload={upload} />
      {hasOld && upload.items.length === 0 && <p className={styles['note']}>不重新上传，就沿用上次提交的照片</p>}
    </div>
  );
}
