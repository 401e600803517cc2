// The icon that antd-mobile's bar would draw: ours (src/ui/frame/ScreenFrame.tsx).
export { BackArrow as default } from '../../src/ui/frame/BackArrow';
