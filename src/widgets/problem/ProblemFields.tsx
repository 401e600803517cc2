import type { UploadControls } from '@/flows/upload/useFormUploads';
import { TextArea } from '@/ui/form/TextArea';
import { TextField } from '@/ui/form/TextField';
import { PictureUpload } from '@/widgets/upload/PictureUpload';

interface DescriptionProps {
  readonly content: string;
  readonly onChange: (content: string) => void;
  readonly maxLength: number;
  /** An example of what to write. */
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly upload: UploadControls;
  readonly maxPictures: number;
  readonly pictureLabel?: string | undefined;
}

/** The description of a problem: text and pictures. */
export function ProblemDescriptionFields(props: DescriptionProps) {
  const {
    content,
    onChange,
    maxLength,
    placeholder,
    error,
    upload,
    maxPictures,
    pictureLabel = '照片（选填）',
  } = props;
  return (
    <>
      <TextArea
        label="情况说明"
        value={content}
        onChange={onChange}
        maxLength={maxLength}
        placeholder={placeholder}
        error={error}
      />
      <PictureUpload label={pictureLabel} max={maxPictures} upload={upload} />
    </>
  );
}

interface ContactPhoneProps {
  readonly value: string;
  readonly onChange: (phone: string) => void;
  readonly error: string | undefined;
}

/** The driver's phone number for questions about the problem. */
export const ContactPhoneField = ({ value, onChange, error }: ContactPhoneProps) => (
  <TextField
    label="联系电话"
    type="tel"
    value={value}
    onChange={onChange}
    error={error}
    attributes={{ autoComplete: 'tel', inputMode: 'tel', maxLength: 20, placeholder: '核实时会打这个电话' }}
  />
);
