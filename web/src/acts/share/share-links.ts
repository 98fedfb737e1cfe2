import type { shareMessages } from './share-messages.ts'

/** `url` opens its prefilled form. */
export type ShareLink = {
  readonly id: 'linkedin' | 'x' | 'facebook' | 'email'
  readonly label: string
  readonly href: string
}

/**
 * Nothing is sent and no script loads before one is opened.
 * @param url the job's absolute address
 */
export function shareLinks(
  { title, url }: { title: string; url: string },
  texts: typeof shareMessages,
): readonly ShareLink[] {
  const [link, words, letter] = [url, title, texts.emailBody(title, url)].map(encodeURIComponent)
  return [
    {
      id: 'linkedin',
      label: texts.linkedIn,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    },
    { id: 'x', label: texts.x, href: `https://x.com/intent/post?text=${words}&url=${link}` },
    {
      id: 'facebook',
      label: texts.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    { id: 'email', label: texts.email, href: `mailto:?subject=${words}&body=${letter}` },
  ]
}
