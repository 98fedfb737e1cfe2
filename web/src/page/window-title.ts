import { useEffect } from 'react'

const drawn: string[] = []

/** 'Find Jobs · Hanap', but 'About Hanap'. */
export const windowTitle = (title: string): string => (/\bHanap\b/u.test(title) ? title : `${title} · Hanap`)

export function useWindowTitle(title: string): void {
  const name = windowTitle(title)
  // Effects do not run while prerendering: the build asks for the title.
  if (import.meta.env.SSR) drawn.push(name)
  useEffect(() => {
    document.title = name
  }, [name])
}

/** The title of the last prerendered page. */
export const shownTitle = () => drawn.at(-1) ?? ''
