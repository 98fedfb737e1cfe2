import { formatCount } from '../../i18n/format.ts'
import type { Translated } from '../../i18n/messages.ts'
import { searches } from './messages.ts'
import type { suggestionMessages as english } from './suggestion-messages.ts'

export const suggestionMessages: Translated<typeof english> = {
  suggestions: 'Mga mungkahi',
  title: 'Job title',
  employer: (count) => `Employer, ${formatCount(count)} trabaho`,
  tag: 'Tag',
  found: (count) => `${count} mungkahi. Gamitin ang pataas at pababang arrow para pumili.`,
  foot: 'Libre ang tumingin; isang search ang pagpili ng title o tag.',
  cost: (max) => `Bibilangin ang bagong search na 1 sa ${searches(max)}.`,
}
