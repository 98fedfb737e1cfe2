import type { Translated } from '../../i18n/messages.ts'
import type { resumeMessages as english } from './messages.ts'

export const resumeMessages: Translated<typeof english> = {
  label: 'Resume',
  prompt: 'Pumili ng file',
  promptAnother: 'Pumili ng ibang file',
  hint: 'PDF, DOC, o DOCX, hanggang 5 MB. Puwede mo rin itong i-drop dito.',
  wrongFile: 'Mag-upload ng PDF, DOC, o DOCX na file na mas maliit sa 5MB.',
  sending: (name) => `Ipinapadala ang ${name}`,
  sendingShare: (percent) => `${percent}%`,
  reading: 'Binabasa ang nakasulat…',
  stop: 'Itigil',
  uploaded: (name) => `Na-upload na ang ${name}.`,
  uploadFailed: 'Hindi na-upload ang resume mo. Subukan ulit.',
  uploadNoConnection:
    'Naputol ang koneksiyon habang ipinapadala ang resume mo. Subukan ulit kapag online ka na.',
  downloadFailed: 'Hindi na-download ang resume. Subukan ulit.',
  others: 'Iba pang resume',
  listFailed: 'Hindi na-load ang iba mong resume.',
  tryAgain: 'Subukan ulit',
  view: 'Tingnan',
  download: 'I-download',
  downloadNamed: (name) => `I-download ang ${name}`,
  useThis: 'Gamitin ito',
  useNamed: (name) => `Gamitin ito: ${name}`,
  remove: 'Burahin',
  removeNamed: (name) => `Burahin ang ${name}`,
  removeTitle: 'Burahin ang resume na ito?',
  removeText: (name) =>
    `Mabubura ang ${name} at hindi na maibabalik. Mananatili ang pangalan nito sa mga application kung saan ito pinili.`,
  removed: 'Nabura ang resume',
  changed: 'Napalitan ang kasalukuyang resume',
  changeFailed: 'Hindi iyon gumana. Subukan ulit.',
  fileFacts: (type, kilobytes, date) => `${type}, ${kilobytes} kB, ${date}`,
  parseFailed: 'Hindi nabasa ang resume mo.',
  parseFailedNow: 'Hindi ito nabasa ngayon. Subukan ulit, o ikaw na ang pumuno sa mga field.',
}
