/**
 * Runs `work` under a lock shared by all tabs: two at once would both find nothing paid. Without locks (insecure
 * contexts) it runs at once.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('hanap-payment', work) : work()
}
