import { useMedia } from '../../ui/use-media.ts'
import { WIDE } from './wide.ts'

/** Whether there is room for a pane beside the list; without a window there is none. */
export function useIsWide(): boolean {
  return useMedia(WIDE)
}
