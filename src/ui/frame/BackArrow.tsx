/** The arrow of the back button, also where antd-mobile's bar would render its own (webpack.config.js). */
export function BackArrow() {
  return (
    <svg width="1.5em" height="1.5em" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M15 5l-7 7 7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
