import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { searches } from './messages.ts'

export const suggestionMessages = defineMessages({
  suggestions: 'Suggestions',
  title: 'Job title',
  employer: (count: number) => `Employer, ${counted(count, 'job')}`,
  tag: 'Tag',
  found: (count: number) => `${counted(count, 'suggestion')}. Use the up and down arrows to choose.`,
  foot: 'Browsing is free; choosing a suggestion uses a search.',
  cost: (max: number) => `A new search uses 1 of your ${searches(max)}.`,
})
