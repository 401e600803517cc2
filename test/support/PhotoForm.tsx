import { MemoryRouter } from 'react-router-dom';

import { useFormUploads } from '@/flows/upload/useFormUploads';
import { UploadGrid } from '@/ui/upload/UploadGrid';

/** A form with pictures, as a screen would have it. */
export function PhotoForm() {
  const { picUrls, isUnfinished, add, retry, remove, drop, ...grid } = useFormUploads('recorded', 3);
  return (
    <section aria-label="照片">
      <MemoryRouter>
        <UploadGrid label="现场照片" max={3} {...grid} onAdd={add} onRetry={retry} onRemove={remove} />
      </MemoryRouter>
      <output>{`${String(picUrls.length)}张可提交${isUnfinished ? '，还有未上传的' : ''}`}</output>
      <button type="button" onClick={drop}>
        提交照片
      </button>
    </section>
  );
}
