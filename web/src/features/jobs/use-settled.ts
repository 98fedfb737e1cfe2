import { useEffect, useState } from 'react'

/** A value once it has stood still for so many milliseconds; the first one at once. @param key what makes it another */
export function useSettled<Value>(value: Value, key: string, ms: number): Value {
  const [settled, setSettled] = useState({ key, value })
  useEffect(() => {
    if (settled.key === key) return undefined
    const timer = setTimeout(() => setSettled({ key, value }), ms)
    return () => clearTimeout(timer)
  })
  return settled.value
}
