import { type NotificationTopic, ONE_CLICK_PATH } from '@hanap/contract/notifications'
import { pages } from '@hanap/contract/pages'
import type { MailTools } from './define-email.ts'

/** What the mails of a topic are called where their reader ends them. */
const names: Readonly<Record<NotificationTopic, string>> = {
  job_alerts: 'job alerts',
  application_updates: 'news of your applications',
  messages: 'word that employers answered',
  marketing: 'news of Hanap',
}

/**
 * How the reader of a mail ends mails like it. The headers are for the button that mail programs show: one click, no
 * login (RFC 2369, RFC 8058). The link in the foot leads to a page that asks first, since scanners open the links of
 * mails; its token stands behind the '#', which browsers send to no server.
 */
export function waysOut(topic: NotificationTopic, token: string, link: MailTools['link']) {
  return {
    headers: {
      'List-Unsubscribe': `<${link(`/api${ONE_CLICK_PATH}?token=${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    foot: { label: `Get no more ${names[topic]} by mail`, path: `${pages.unsubscribe.path}#token=${token}` },
  }
}
