import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import type { popularMessages as english } from './popular-messages.ts'

export const popularMessages: Translated<typeof english> = {
  title: 'Mga sikat na search',
  openJobs: (count) => `${formatCount(count)} bukas na trabaho`,
  saveTitled: (name) => `I-save: ${name}`,
}
