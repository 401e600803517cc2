import 'antd-mobile/es/global';
import '@/ui/theme.css';
import 'react-dom/client';

// The library that draws takes half of the time in which all code of the first load is evaluated. The rest is another task, so that a press on an old
// phone is heard in between. No file is loaded for it.
setTimeout(() => void import(/* webpackMode: "eager" */ './start'));
