import { useEffect, useState } from 'react'

/** Debounces `value`; returns `first` until it first settles. */
export function useSettled<Value>(value: Value, ms: number, first = value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
