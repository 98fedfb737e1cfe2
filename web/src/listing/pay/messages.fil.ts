import type { Translated } from '../../i18n/messages.ts'
import type { salaryMessages as english } from './messages.ts'

export const salaryMessages: Translated<typeof english> = {
  about: (amount) => `mga ${amount}`,
  from: (amount) => `Mula ${amount}`,
  upTo: (amount) => `Hanggang ${amount}`,
  aMonth: 'bawat buwan',
  aMonthEstimate: 'buwanan, tantiya namin',
  notStated: 'Di sinabi ang sahod',
  noMonthlyFigure: 'Hindi malinaw ang sahod',
  postedAs: (text) => `Na-post bilang “${text}”`,
  scaleKey: '₱0–120k',
  scaleKeyMore: ' bawat buwan, guhit = 20k',
  pay: 'Sahod',
  thisJob: 'Trabahong ito',
  typical: (pesos, dollars, listings) =>
    `Karaniwan sa ganitong trabaho: ${pesos} bawat buwan · ${dollars} (nasa pagitan nito ang kalahati ng ${listings} job)`,
  employerWrote: (text) => `Isinulat ng employer: “${text}”.`,
  employerWroteNothing: 'Walang binanggit na sahod ang employer.',
  noMonth: 'Masyadong malabo para i-convert.',
  converted: (date) => `Na-convert sa exchange rate noong ${date}.`,
}
