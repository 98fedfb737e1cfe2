import type { Translated } from '../../../i18n/messages.ts'
import type { aiInstructionsMessages as english } from './messages.ts'

export const aiInstructionsMessages: Translated<typeof english> = {
  settings: 'AI settings',
  notOpened: 'Hindi nabuksan ang AI settings.',
  notOpenedText: 'Tingnan ang koneksiyon mo at subukan ulit.',

  subtitle: 'Ang gusto mo sa mga liham na isinusulat ng AI',
  instructions: 'Mga bilin',
  hint: 'Ano ang dating ng liham, ano ang dapat banggitin, at ano ang hindi. Iwanang blangko kung wala.',
  characters: (count, max) => `${count} sa ${max} karakter`,
  loading: 'Nilo-load ang mga bilin mo',
  loadFailed: 'Hindi na-load ang mga bilin mo.',
  loadFailedText: 'Hindi puwedeng mag-save hangga’t hindi na-load ang mga ito, para walang mawala.',
  tryAgain: 'Subukan ulit',
  unsaved: 'Hindi pa naka-save. Nakatabi sa device na ito ang isinulat mo.',
  discard: 'Itapon ang binago',

  cancel: 'I-cancel',
  save: 'I-save',
  saving: 'Sine-save…',
  saved: 'Na-save ang mga bilin sa AI',
  loginRequired: 'Kailangan mong mag-log in para ma-save ang mga bilin sa AI.',
  kept: 'Nakatabi sa device na ito ang isinulat mo.',
  refused: 'Hindi na-save ang mga bilin',
  unexpected: 'May hindi inaasahang mali habang sine-save ang mga bilin mo sa AI.',
}
