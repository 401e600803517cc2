import type { UploadControls } from '@/flows/upload/useFormUploads';
import { UploadGrid } from '@/ui/upload/UploadGrid';

interface PictureUploadProps {
  /** The accessible name of the grid, and its label. */
  readonly label: string;
  /** The maximum number of pictures, the same as for `useFormUploads`. */
  readonly max: number;
  readonly upload: UploadControls;
  /** The validation error of the pictures. */
  readonly error?: string | undefined;
}

/** The pictures of a form: adds, shows, retries and removes them. `useFormUploads` holds their state. */
export function PictureUpload({ label, max, upload, error }: PictureUploadProps) {
  const { items, isPicking, pickProblem, add, retry, remove } = upload;
  return (
    <UploadGrid
      label={label}
      items={items}
      max={max}
      isPicking={isPicking}
      pickProblem={pickProblem}
      error={error}
      onAdd={add}
      onRetry={retry}
      onRemove={remove}
    />
  );
}
