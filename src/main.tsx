import 'antd-mobile/es/global';
import '@/ui/theme.css';
import 'react-dom/client';

// Evaluating react-dom takes half of the time of all first-load code. The rest runs as a separate task, so that an old
// phone can handle a press in between. It is in the same file (`eager`), so nothing more is downloaded.
setTimeout(() => void import(/* webpackMode: "eager" */ './start'));
