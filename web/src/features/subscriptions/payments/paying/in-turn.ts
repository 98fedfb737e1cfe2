/**
 * Holds a lock across tabs: two at once would both find nothing paid. Insecure contexts have no locks, so it runs at
 * once.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('hanap-payment', work) : work()
}
