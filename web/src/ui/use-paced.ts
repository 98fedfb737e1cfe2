import { useEffect, useRef, useState } from 'react'

/** `value` at once after `ms` milliseconds without a change; while it keeps changing, when it has settled that long. */
export function usePaced<Value>(value: Value, ms: number, first = value): Value {
  const [paced, setPaced] = useState(first)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const now = performance.now()
    const wasQuiet = now - changedAt.current >= ms
    changedAt.current = now
    const timer = setTimeout(() => setPaced(value), wasQuiet ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return paced
}
