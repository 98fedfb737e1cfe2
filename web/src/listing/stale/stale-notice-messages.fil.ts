import type { Translated } from '../../i18n/messages.ts'
import type { staleNoticeMessages as english } from './stale-notice-messages.ts'

export const staleNoticeMessages: Translated<typeof english> = {
  old: (age) => `Baka filled na ang job na ito: na-post ${age} at hindi na nabago mula noon.`,
  bumped: (times) =>
    `Baka filled na ang job na ito: ${times} beses inakyat sa taas ng board nang walang binago.`,
  alike: (jobs) =>
    `Baka filled na ang job na ito: isa ito sa ${jobs} open na job ng employer na halos pareho ang text.`,
}
