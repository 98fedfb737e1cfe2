import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'

type Mail = { subject: string; text: string; html: string }

/** Waits for the newest mail. */
export async function mailedLink(request: APIRequestContext, inbox: string, to: string, subject: string) {
  let link: string | undefined
  const look = async () => {
    const mails: Mail[] = await (await request.get(`${inbox}/messages.json`, { params: { to } })).json()
    const mail = mails.findLast((one) => one.subject === subject)
    link = mail && /https?:\/\/\S+/.exec(mail.text)?.[0]
    return link
  }
  await expect.poll(look, { timeout: 30_000 }).toBeDefined()
  return link ?? ''
}
