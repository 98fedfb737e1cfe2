import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { employerMessages as english } from './messages.ts'

export const employerMessages: Translated<typeof english> = {
  notShown: 'Hindi ipinakita ang employer',
  notShownText: 'Hindi sinasabi ng Online Jobs Portal kung sino ang nag-post nito.',
  employer: 'Employer',
  totalPosts: (posts) => `${formatCount(posts)} post`,
}
