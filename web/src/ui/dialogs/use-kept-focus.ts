import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in an area when React removes the focused element; it would fall to the body.
 * @param next takes the focus instead
 * @returns props for the area's element
 */
export function useKeptFocus<Area extends HTMLElement>(next: (area: Area) => HTMLElement | null | undefined) {
  const ref = useRef<Area>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body || !ref.current) return
    next(ref.current)?.focus()
  })
  // Removal by React sends no blur event.
  const onFocus = () => {
    isInside.current = true
  }
  const onBlur = () => {
    isInside.current = false
  }
  return { ref, onFocus, onBlur }
}
