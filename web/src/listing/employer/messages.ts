import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'

export const employerMessages = defineMessages({
  notShown: 'Employer not shown',
  notShownText: 'Online Jobs Portal doesn’t name who posted this job.',
  employer: 'Employer',
  totalPosts: (posts: number) => counted(posts, 'post'),
})
