import type { ApplicationStatus } from '@hanap/contract/applications/applications'
import { useEffect, useRef, useState } from 'react'
import type { BoardDrag } from './board-drag.ts'

/** Loads the drag code once columns show. Without it, cards move by menu and keys. */
export function useBoardDrag(
  isWanted: boolean,
  onDrop: (id: number, status: ApplicationStatus) => void,
): BoardDrag | null {
  const [drag, setDrag] = useState<BoardDrag | null>(null)
  const dropped = useRef(onDrop)
  useEffect(() => {
    dropped.current = onDrop
  }, [onDrop])
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    import('./board-drag.ts').then(
      ({ createBoardDrag }) => {
        if (!isGone) setDrag(createBoardDrag((id, status) => dropped.current(id, status)))
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return isWanted ? drag : null
}
