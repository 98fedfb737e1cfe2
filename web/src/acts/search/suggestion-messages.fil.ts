import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import { searches } from './messages.ts'
import type { suggestionMessages as english } from './suggestion-messages.ts'

export const suggestionMessages: Translated<typeof english> = {
  suggestions: 'Mga suggestion',
  title: 'Job title',
  employer: (count) => `Employer, ${formatCount(count)} trabaho`,
  tag: 'Tag',
  found: (count) => `${count} suggestion. Gamitin ang pataas at pababang arrow para pumili.`,
  foot: 'Libre ang mag-browse; isang search ang pagpili ng suggestion.',
  cost: (max) => `Gagamit ang bagong search ng 1 sa ${searches(max)} mo.`,
}
