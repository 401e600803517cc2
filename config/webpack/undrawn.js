// Parts of antd-mobile's components that none of our wrappers draws: the dots of a button that loads, the ring of wheels that load, and the picture of empty content.
export const EmptyIcon = () => null;
export default EmptyIcon;
