let underWay = 0;

/** Delivers a message later, as a browser does. What its receiver sends on is under way before this one has arrived. */
export function deliverLater(deliver: () => void): void {
  underWay += 1;
  setTimeout(() => {
    try {
      deliver();
    } finally {
      underWay -= 1;
    }
  }, 0);
}

/** Waits until every message between the scripts of the extension has arrived. */
export async function allArrived(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 0));
  while (underWay > 0);
}
