import { useEffect, useState } from 'react'

const STEPS = 30
const DURATION_MS = 1_500

/** Counts from 0 once seen. Until then, and with reduced motion, returns the target: so prerendered pages show it. */
export function useCounter(target: number, isSeen: boolean): number {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (!isSeen || isMotionReduced()) return
    let done = 0
    const timer = setInterval(() => {
      done += 1
      setStep(done)
      if (done === STEPS) clearInterval(timer)
    }, DURATION_MS / STEPS)
    return () => clearInterval(timer)
  }, [isSeen])
  const isCounting = isSeen && step < STEPS && !isMotionReduced()
  return isCounting ? Math.floor((target * step) / STEPS) : target
}

function isMotionReduced(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
