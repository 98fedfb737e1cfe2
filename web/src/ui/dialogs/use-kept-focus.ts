import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in an area whose parts come and go; otherwise it would fall to the body when its element goes.
 * @param next what takes it then
 * @returns props for the area's element
 */
export function useKeptFocus<Area extends HTMLElement>(next: (area: Area) => HTMLElement | null | undefined) {
  const ref = useRef<Area>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body || !ref.current) return
    next(ref.current)?.focus()
  })
  // A part that is taken away by React does not blur: whoever leaves by hand does.
  const onFocus = () => {
    isInside.current = true
  }
  const onBlur = () => {
    isInside.current = false
  }
  return { ref, onFocus, onBlur }
}
