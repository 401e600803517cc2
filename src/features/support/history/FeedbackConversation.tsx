import { formatServerMoment } from '@/domain/formatServerMoment';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';
import { useServerNow } from '@/platform/clock/useServerNow';
import { type Feedback, FEEDBACK_SENDER } from '@/services/basic/support';
import { Card } from '@/ui/card/Card';
import { joinClasses } from '@/ui/joinClasses';
import { PhotoGrid } from '@/ui/picture/PhotoGrid';

import styles from './FeedbackConversation.module.css';

/** The messages, oldest first, with the pictures of the first one. */
export function FeedbackConversation({ feedback }: { readonly feedback: Feedback }) {
  const now = useServerNow();
  const { content, submitTime, replies, pictures } = feedback;
  const messages = replies.length > 0 ? replies : [{ from: FEEDBACK_SENDER.driver, text: content, time: submitTime }];
  return (
    <Card title="沟通记录">
      <ol className={styles['talk']} aria-label="沟通记录">
        {messages.map(({ from, text, time }, index) => {
          const isOwn = from === FEEDBACK_SENDER.driver;
          return (
            <li key={`${String(index)} ${time}`} className={joinClasses(styles['turn'], isOwn && styles['own'])}>
              <span className={styles['meta']}>
                {isOwn ? '我' : '客服'} {formatServerMoment(time, now)}
              </span>
              <p className={styles['bubble']}>{text}</p>
            </li>
          );
        })}
      </ol>
      {pictures.length > 0 && (
        <PhotoGrid
          photos={pictures.map((picture, index) => ({
            src: toSafePictureUrl(picture),
            alt: `我提交的照片${String(index + 1)}`,
            caption: '我提交的照片',
          }))}
        />
      )}
    </Card>
  );
}
