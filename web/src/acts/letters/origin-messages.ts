import type { LetterOrigin } from '@hanap/contract/letters/letter-sentences'
import { defineMessages } from '../../i18n/messages.ts'

/** Origins of stored and sent letters. */
export const originNotes = defineMessages({
  own: 'You wrote this.',
  written: 'Written with AI from your profile, resume and the job.',
  template: 'From a template, with your details.',
  changed: 'You edited it since.',
} satisfies Record<LetterOrigin | 'changed', string>)

/** Marks in a list; the seeker's own letters have none. */
export const originMarks = defineMessages({
  written: 'Written with AI',
  template: 'Template',
} satisfies Record<Exclude<LetterOrigin, 'own'>, string>)
