import { useEffect, useState } from 'react'

/** `value` as it was when it last stood unchanged for `ms` milliseconds; until then `first`. */
export function useSettled<Value>(value: Value, ms: number, first = value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
