import type { Translated } from '../../i18n/messages.ts'
import type { originMarks as marks, originNotes as notes } from './origin-messages.ts'

export const originNotes: Translated<typeof notes> = {
  own: 'Sa iyo: ikaw ang sumulat.',
  written: 'Isinulat ng AI mula sa profile mo, resume, at listing.',
  template: 'Liham mula sa template, na may mga detalye mo.',
  changed: 'Binago mo na pagkatapos.',
}

export const originMarks: Translated<typeof marks> = {
  written: 'Isinulat ng AI',
  template: 'Template',
}
