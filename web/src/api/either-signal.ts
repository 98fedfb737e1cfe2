/** AbortSignal.any is younger than the browsers we serve. */
export function eitherSignal(first: AbortSignal | undefined, second: AbortSignal): AbortSignal {
  if (!first) return second
  const both = new AbortController()
  for (const signal of [first, second]) {
    const follow = () => both.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true, signal: both.signal })
  }
  return both.signal
}
