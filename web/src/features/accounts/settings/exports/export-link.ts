import * as z from 'zod/mini'
import { followDrafts, openDraft } from '../../../../api/session/draft.ts'

const link = openDraft({ name: 'dataExportLink', owner: null, shape: { token: z.string() }, reach: 'tab' })

/** Kept for this tab while its owner logs in. */
export const keepExportLink = (token: string): void => link.write({ token })

/** Reports links opened in this tab later. @returns unsubscribes */
export function onExportLink(listener: (token: string) => void): () => void {
  let known = readExportLink()
  return followDrafts(() => {
    const token = readExportLink()
    if (token !== null && token !== known) listener(token)
    known = token
  })
}

export const readExportLink = (): string | null => link.read().token ?? null

/** Forgets a used link, but not a newer one. */
export function forgetExportLink(token: string): void {
  if (readExportLink() === token) link.forget()
}
