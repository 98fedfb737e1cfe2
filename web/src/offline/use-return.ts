import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { canReach, noteReturn, useSignal } from '../api/signal.ts'
import { afterLoss, keepTrying } from '../seeker/waiting/keep-trying.ts'

/** Intervals of connectivity checks while the tab is visible, in milliseconds. */
const PAUSES = { first: 2000, longest: 15_000 }

/** Checks at the browser's event, regularly, and on request. Then refetches the page's data. */
export function useReturn(): { isTrying: boolean; tryNow: () => void } {
  const queries = useQueryClient()
  const router = useRouter()
  const { state } = useSignal()
  const [isTrying, setTrying] = useState(false)

  const cameBack = useRef<number>(null)
  /** Consecutive quick losses. */
  const flaps = useRef(0)

  const tryNow = useCallback(() => {
    setTrying(true)
    void canReach()
      .then((can) => can && noteReturn())
      .finally(() => setTrying(false))
  }, [])

  useEffect(() => {
    if (state !== 'lost') return
    const look = () => {
      if (document.visibilityState === 'visible') tryNow()
    }
    const before = { flaps: flaps.current, cameBack: cameBack.current }
    const after = afterLoss(before, Date.now(), PAUSES)
    flaps.current = after.flaps
    const { soon, stop } = keepTrying(look, after.pauses)
    const hope = () => {
      soon()
      // A hidden tab only checks once.
      if (document.visibilityState !== 'visible') tryNow()
    }
    window.addEventListener('online', hope)
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      window.removeEventListener('online', hope)
      document.removeEventListener('visibilitychange', look)
    }
  }, [state, tryNow])

  useEffect(() => {
    if (state !== 'back') return
    cameBack.current = Date.now()
    // Answers since the return are fresh.
    const since = Date.now() - 1000
    const isOlder = ({ state: { dataUpdatedAt } }: { state: { dataUpdatedAt: number } }) =>
      dataUpdatedAt < since
    void queries.invalidateQueries({ predicate: isOlder }, { cancelRefetch: false })
    void router.invalidate()
  }, [state, queries, router])

  return { isTrying, tryNow }
}
