import type { Translated } from '../../i18n/messages.ts'
import type { originMarks as marks, originNotes as notes } from './origin-messages.ts'

export const originNotes: Translated<typeof notes> = {
  own: 'Ikaw ang sumulat nito.',
  written: 'Isinulat ng AI mula sa profile mo, resume, at job.',
  template: 'Mula sa template, na may mga detalye mo.',
  changed: 'In-edit mo na.',
}

export const originMarks: Translated<typeof marks> = {
  written: 'Isinulat ng AI',
  template: 'Template',
}
