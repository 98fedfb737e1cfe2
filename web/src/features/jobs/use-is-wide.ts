import { useMedia } from '../../ui/use-media.ts'
import { WIDE } from './wide.ts'

/** Whether the pane fits beside the list; false without a window. */
export function useIsWide(): boolean {
  return useMedia(WIDE)
}
