import type { Translated } from '../../../i18n/messages.ts'
import type { sampleMessages as english } from './sample-messages.ts'

/** The listing stays in English, as listings are. */
export const sampleMessages: Translated<typeof english> = {
  text: 'Sample lang ito para makita mo ang laman ng isang job page. Hindi ito totoong job.',
  sample: 'Halimbawa',
  applyNow: 'Mag-apply',
  saveJob: 'I-save',
  title: 'Bookkeeper for a small shop',
  employer: 'Sample employer',
  salary: '$500 - $700 per month',
  tag: 'Bookkeeping',
  shift: '8 AM to 5 PM Eastern time',
  description:
    'You keep the books of a small shop: bank feeds, supplier bills and a short report every Friday.\n\nWhat you bring:\n- Two years with a bookkeeping program\n- Clear written English\n- A quiet place to work',
}
