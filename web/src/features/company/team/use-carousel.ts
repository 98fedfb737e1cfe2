import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { useMedia } from '../../../ui/use-media.ts'

/** As specified. */
const TURN_MS = 5000

/** Stops under pointer or focus, on request, and with reduced motion (W3C carousel pattern). */
export function useCarousel(count: number) {
  const [shown, setShown] = useState(0)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null)
  const wantsLessMotion = useMedia('(prefers-reduced-motion: reduce)')
  const isPlaying = choice === null ? !wantsLessMotion : choice === 'play'
  const isTurning = isPlaying && !isHovered && !isFocused && count > 1
  const current = Math.min(shown, count - 1)

  const show = (place: number) => setShown((place + count) % count)

  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setShown((current + 1) % count), TURN_MS)
    return () => clearTimeout(timer)
  }, [isTurning, current, count])

  function placeOf(key: string): number | undefined {
    if (key === 'ArrowRight') return current + 1
    if (key === 'ArrowLeft') return current - 1
    if (key === 'Home') return 0
    return key === 'End' ? count - 1 : undefined
  }

  return {
    current,
    isPlaying,
    isTurning,
    show,
    next: () => show(current + 1),
    previous: () => show(current - 1),
    toggle: () => {
      setChoice(isPlaying ? 'stop' : 'play')
      if (isPlaying) return
      setHovered(false)
      setFocused(false)
    },
    frame: {
      // Touch sends no leave event.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A clicked button keeps the focus: only keyboard focus counts.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget)),
      onKeyDown: (event: KeyboardEvent) => {
        const place = event.altKey || event.ctrlKey || event.metaKey ? undefined : placeOf(event.key)
        if (place === undefined) return
        event.preventDefault()
        show(place)
      },
    },
  }
}
