import type { Translated } from '../../i18n/messages.ts'
import type { staleMessages as english } from './stale-messages.ts'

export const staleMessages: Translated<typeof english> = {
  old: (age) => `Baka filled na: na-post ${age}`,
  bumped: (times) => `Baka filled na: ${times} beses inakyat nang walang binago`,
  alike: (jobs) => `Baka filled na: isa sa ${jobs} na magkakapareho`,
}
