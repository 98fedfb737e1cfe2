import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'
import { searches } from './messages.ts'

export const suggestionMessages = defineMessages({
  suggestions: 'Suggestions',
  title: 'Job title',
  employer: (count: number) => `Employer, ${count === 1 ? '1 job' : `${formatCount(count)} jobs`}`,
  tag: 'Tag',
  found: (count: number) =>
    `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the up and down arrows to choose.`,
  foot: 'Looking is free; choosing a title or tag is a search.',
  cost: (max: number) => `A new search counts as 1 of ${searches(max)}.`,
})
