import { type NotificationTopic, ONE_CLICK_PATH } from '@hanap/contract/notices/notifications'
import { pages } from '@hanap/contract/site/pages'
import type { MailTools } from './define-email.ts'

/** Topics in words for the unsubscribe page. */
const names: Readonly<Record<NotificationTopic, string>> = {
  job_alerts: 'job alerts',
  application_updates: 'news of your applications',
  messages: 'word that employers answered',
  marketing: 'news of Hanap',
}

/**
 * The headers serve the mail app's button: one click, no login (RFC 2369, RFC 8058). The footer's link opens a page
 * that asks first, since scanners open links; its token is behind '#', which reaches no server.
 */
export function waysOut(topic: NotificationTopic, token: string, link: MailTools['link']) {
  return {
    headers: {
      'List-Unsubscribe': `<${link(`/api${ONE_CLICK_PATH}?token=${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    foot: { label: `Get no more ${names[topic]} by email`, path: `${pages.unsubscribe.path}#token=${token}` },
  }
}
