import { useEffect, useRef, useState } from 'react'

/**
 * A row opened by its button changes the address. A row opened by the address scrolls into view and takes the focus.
 * @param fromAddress the application in the address
 * @param tell writes it there
 * @returns `table` for the element around the rows, whose buttons have `data-toggle`
 */
export function useOpenRow(fromAddress: number | undefined, tell: (openId: number | undefined) => void) {
  const table = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState(fromAddress)
  const [shown, setShown] = useState(fromAddress)
  if (shown !== fromAddress) {
    setShown(fromAddress)
    setOpenId(fromAddress)
  }
  // A row's own button has the focus already.
  const reached = useRef<number>(undefined)
  useEffect(() => {
    if (openId === undefined || reached.current === openId) return
    const button = table.current?.querySelector<HTMLElement>(`[data-toggle="${openId}"]`)
    if (!button) return
    reached.current = openId
    // After the router's own scrolling.
    requestAnimationFrame(() => {
      button.closest('tr')?.scrollIntoView({ block: 'start' })
      button.focus({ preventScroll: true })
    })
  })
  function toggle(id: number) {
    const next = openId === id ? undefined : id
    reached.current = next
    setOpenId(next)
    tell(next)
  }
  return { table, openId, toggle }
}
