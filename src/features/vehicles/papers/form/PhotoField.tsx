import type { UploadControls } from '@/flows/upload/useUpload';
import { UploadGrid } from '@/ui/upload/UploadGrid';

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
  const { items, isPicking, trouble, add, retry, remove } = upload;
  return (
    <div>
      <UploadGrid
        label={`${photoName(type)}照片`}
        items={items}
        max={1}
        isPicking={isPicking}
        trouble={trouble}
        onAdd={add}
        onRetry={retry}
        onRemove={remove}
      />
      {hasOld && items.length === 0 && <p className={styles['note']}>不重新上传，就沿用上次提交的照片</p>}
    </div>
  );
}
