/**
 * The words of antd-mobile for what we draw with it. Its own file has those of all components, with every message of its form: 1 KB for each driver who
 * signs in. test/unit/config/antdWords.test.ts holds that they are its own, and that no component lacks any.
 */
export default {
  locale: 'zh-CH',
  common: { confirm: '确定', cancel: '取消', loading: '加载中', close: '关闭' },
  Input: { clear: '清除' },
  Mask: { name: '背景蒙层' },
  SearchBar: { name: '搜索框' },
  Switch: { name: '开关' },
};
