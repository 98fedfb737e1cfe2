import * as z from 'zod/mini'
import { followDrafts, openDraft } from '../../../../api/session/draft.ts'

const link = openDraft({ name: 'dataExportLink', owner: null, shape: { token: z.string() }, reach: 'tab' })

/** Keeps the token of a mailed link for this tab, while its owner signs in. */
export const keepExportLink = (token: string): void => link.write({ token })

/**
 * Tells of links that are opened in this tab while the page is there already.
 * @returns ends that
 */
export function onExportLink(listener: (token: string) => void): () => void {
  let known = readExportLink()
  return followDrafts(() => {
    const token = readExportLink()
    if (token !== null && token !== known) listener(token)
    known = token
  })
}

/** The token that was kept; null where there is none. */
export const readExportLink = (): string | null => link.read().token ?? null

/** The link is used up. A newer one stays. */
export function forgetExportLink(token: string): void {
  if (readExportLink() === token) link.forget()
}
