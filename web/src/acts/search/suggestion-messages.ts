import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { searches } from './messages.ts'

export const suggestionMessages = defineMessages({
  suggestions: 'Suggestions',
  title: 'Job title',
  employer: (count: number) => `Employer, ${counted(count, 'job')}`,
  tag: 'Tag',
  found: (count: number) => `${counted(count, 'suggestion')}. Use the up and down arrows to choose.`,
  foot: 'Looking is free; choosing a title or tag is a search.',
  cost: (max: number) => `A new search counts as 1 of ${searches(max)}.`,
})
