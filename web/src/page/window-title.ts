import { useEffect } from 'react'

const drawn: string[] = []

/** Names the window: 'Find Jobs · Hanap'. A title that says Hanap already says it once: 'About Hanap'. */
export const windowTitle = (title: string): string => (/\bHanap\b/u.test(title) ? title : `${title} · Hanap`)

/** Names the window after the page it shows. */
export function useWindowTitle(title: string): void {
  const name = windowTitle(title)
  // Nothing happens after a page was drawn without a window: who drew it asks for its name.
  if (import.meta.env.SSR) drawn.push(name)
  useEffect(() => {
    document.title = name
  }, [name])
}

/** The name of the page that was drawn last without a window. */
export const shownTitle = () => drawn.at(-1) ?? ''
