import { useEffect, useRef, useState } from 'react'

/** A change after `ms` of quiet passes at once; later ones wait until they settle for `ms`. */
export function usePaced<Value>(value: Value, ms: number, first = value): Value {
  const [paced, setPaced] = useState(first)
  const isQuiet = useRef(true)
  useEffect(() => {
    const change = setTimeout(() => setPaced(value), isQuiet.current ? 0 : ms)
    isQuiet.current = false
    const rest = setTimeout(() => {
      isQuiet.current = true
    }, ms)
    return () => {
      clearTimeout(change)
      clearTimeout(rest)
    }
  }, [value, ms])
  return paced
}
