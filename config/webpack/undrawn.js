// Parts of antd-mobile's components that none of our wrappers draws: the dots of a button that loads, the ring of wheels that
// load, the picture of empty content, groups of choices, and a choice that is half made.
export const EmptyIcon = () => null;
export const Group = EmptyIcon;
export const IndeterminateIcon = EmptyIcon;
export default EmptyIcon;
