import { useMedia } from '../../ui/use-media.ts'

/** From here on the listing has its second pane (the `lg` width of the styles). */
const WIDE = '(width >= 64rem)'

/** Whether there is room for a pane beside the list; without a window there is none. */
export function useIsWide(): boolean {
  return useMedia(WIDE)
}
