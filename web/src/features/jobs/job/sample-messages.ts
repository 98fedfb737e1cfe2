import { defineMessages } from '../../../i18n/messages.ts'

export const sampleMessages = defineMessages({
  text: 'This sample shows what a job page holds. It isn’t a real job.',
  sample: 'Sample',
  applyNow: 'Apply Now',
  saveJob: 'Save Job',
  title: 'Bookkeeper for a small shop',
  employer: 'Sample employer',
  salary: '$500 - $700 per month',
  tag: 'Bookkeeping',
  shift: '8 AM to 5 PM Eastern time',
  description:
    'You keep the books of a small shop: bank feeds, supplier bills and a short report every Friday.\n\nWhat you bring:\n- Two years with a bookkeeping program\n- Clear written English\n- A quiet place to work',
})
