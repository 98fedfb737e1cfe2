import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

export const employerMessages = defineMessages({
  notShown: 'Employer not shown',
  notShownText: 'The board does not name who posted this job.',
  employer: 'Employer',
  totalPosts: (posts: number) => (posts === 1 ? '1 post' : `${formatCount(posts)} posts`),
})
