import { useMedia } from '../../ui/use-media.ts'
import { WIDE } from './wide.ts'

/** False without a window. */
export function useIsWide(): boolean {
  return useMedia(WIDE)
}
