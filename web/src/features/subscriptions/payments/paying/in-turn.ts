/**
 * Runs `work` when no other tab of this browser is at its own: two that are pressed at once would both find that nothing
 * is paid yet. Without locks, which a browser has in secure contexts alone, it runs at once.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('hanap-payment', work) : work()
}
