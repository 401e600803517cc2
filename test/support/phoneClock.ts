/** How much later it is on the phone than on this machine. */
let aheadMs = 0;
const machineNow = Date.now.bind(Date);

afterEach(() => {
  aheadMs = 0;
  jest.spyOn(Date, 'now').mockRestore();
});

/** Time passes on the phone. Who lets it pass in the world too keeps their clocks together, so that a jump in time finds the server's time of a moment. */
export function phoneWaits(ms: number): void {
  aheadMs += ms;
  jest.spyOn(Date, 'now').mockImplementation(() => machineNow() + aheadMs);
}
