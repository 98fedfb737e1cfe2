import type { Translated } from '../../i18n/messages.ts'
import type { elsewhereMessages as english } from './messages.ts'

export const elsewhereMessages: Translated<typeof english> = {
  title: 'Nabago ito sa ibang tab o device',
  text: 'Iba ang na-save doon. Piliin kung alin ang gusto mo.',
  mine: 'Ang isinulat mo dito',
  theirs: 'Ang na-save sa iba',
  both: 'Pareho',
  nothing: 'Walang laman',
  writtenHere: 'Isinulat dito:',
  save: 'I-save ito',
  goOn: 'Ituloy ang pag-edit',
}
