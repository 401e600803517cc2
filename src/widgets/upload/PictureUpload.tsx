import type { UploadControls } from '@/flows/upload/useUpload';
import { UploadGrid } from '@/ui/upload/UploadGrid';

interface PictureUploadProps {
  /** The accessible name of the grid, and the words on it. */
  readonly label: string;
  /** At most so many pictures: the number that `useUpload` was given. */
  readonly max: number;
  readonly upload: UploadControls;
  /** What is wrong with the pictures. */
  readonly error?: string | undefined;
}

/** The pictures of a form: adds, shows, retries and removes them. `useUpload` holds their state. */
export function PictureUpload({ label, max, upload, error }: PictureUploadProps) {
  const { items, isPicking, trouble, add, retry, remove } = upload;
  return (
    <UploadGrid
      label={label}
      items={items}
      max={max}
      isPicking={isPicking}
      trouble={trouble}
      error={error}
      onAdd={add}
      onRetry={retry}
      onRemove={remove}
    />
  );
}
