import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

export const suggestionMessages = defineMessages({
  en: {
    suggestions: 'Suggestions',
    title: 'Job title',
    employer: 'Employer',
    tag: 'Tag',
    jobs: (count: number) => (count === 1 ? '1 job' : `${formatCount(count)} jobs`),
    found: (count: number) =>
      `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the up and down arrows to choose.`,
    foot: 'Suggestions are free. Enter searches what you typed.',
  },
})
