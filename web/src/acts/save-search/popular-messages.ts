import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'

export const popularMessages = defineMessages({
  title: 'Popular searches',
  openJobs: (count: number) => counted(count, 'open job'),
  saveTitled: (name: string) => `Save search: ${name}`,
})
