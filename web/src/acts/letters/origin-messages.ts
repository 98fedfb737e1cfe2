import type { LetterOrigin } from '@hanap/contract/letters/letter-sentences'
import { defineMessages } from '../../i18n/messages.ts'

export const originNotes = defineMessages({
  own: 'You wrote this.',
  written: 'Written with AI from your profile, resume and the job.',
  template: 'From a template, with your details.',
  changed: 'You edited it since.',
} satisfies Record<LetterOrigin | 'changed', string>)

/** The seeker's own letters have no mark. */
export const originMarks = defineMessages({
  written: 'Written with AI',
  template: 'Template',
} satisfies Record<Exclude<LetterOrigin, 'own'>, string>)
