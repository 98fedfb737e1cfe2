import { useEffect, useState } from 'react'

const STEPS = 30
const DURATION_MS = 1_500

/**
 * Counts from 0 up to `target` in 30 equal steps over 1.5 seconds and ends exactly on it. Where reduced
 * motion is asked for it stands at the target from the start.
 */
export function useCounter(target: number): number {
  const [step, setStep] = useState(() => (isMotionReduced() ? STEPS : 0))
  useEffect(() => {
    if (isMotionReduced()) return
    let done = 0
    const timer = setInterval(() => {
      done += 1
      setStep(done)
      if (done === STEPS) clearInterval(timer)
    }, DURATION_MS / STEPS)
    return () => clearInterval(timer)
  }, [])
  return step === STEPS ? target : Math.floor((target * step) / STEPS)
}

function isMotionReduced(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
