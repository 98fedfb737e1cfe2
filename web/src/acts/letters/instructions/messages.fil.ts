import type { Translated } from '../../../i18n/messages.ts'
import type { aiInstructionsMessages as english } from './messages.ts'

export const aiInstructionsMessages: Translated<typeof english> = {
  settings: 'AI settings',
  notOpened: 'Hindi nabuksan ang AI settings.',
  notOpenedText: 'Tingnan ang koneksiyon mo at subukan ulit.',

  subtitle: 'Ang gusto mo sa mga cover letter na gawa ng AI',
  instructions: 'Mga bilin',
  hint: 'Ano ang dating ng cover letter, ano ang babanggitin, at ano ang hindi. Puwedeng iwanang blangko.',
  characters: (count, max) => `${count} sa ${max} karakter`,
  loading: 'Nilo-load ang mga bilin mo',
  loadFailed: 'Hindi na-load ang mga bilin mo.',
  loadFailedText: 'Makakapag-save ka kapag na-load na ang mga ito.',
  tryAgain: 'Subukan ulit',
  unsaved: 'Hindi pa naka-save. Ligtas sa device na ito ang isinulat mo.',
  discard: 'I-discard ang binago',

  cancel: 'I-cancel',
  save: 'I-save',
  saving: 'Sine-save…',
  saved: 'Na-save ang mga bilin sa AI',
  loginRequired: 'Kailangan mong mag-log in para ma-save ang mga bilin sa AI.',
  kept: 'Ligtas sa device na ito ang isinulat mo.',
  refused: 'Hindi na-save ang mga bilin',
  unexpected: 'May hindi inaasahang mali habang sine-save ang mga bilin mo sa AI.',
}
