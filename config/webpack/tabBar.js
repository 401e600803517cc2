import { Children } from 'react';

// What antd-mobile's tab bar imports, for ours: each child is a tab, src/app/shell says which one is current, and no tab has a
// badge. Its own parts are 0.7 KB of the first load. test/unit/config/leftOut.test.tsx holds that the bar is the same.
export const traverseReactNode = (children, visit) => Children.forEach(children, visit);
export const usePropsValue = ({ value }) => [value, () => undefined];
/** Badge without a badge; SafeArea is not drawn: ui/bar/TabBar.module.css keeps its room. */
export default ({ children }) => children;
