import { defineMessages } from '../../../i18n/messages.ts'

export const quickApplyMessages = defineMessages({
  title: 'Quick Apply',
  text: 'Sends your cover letter through Online Jobs Portal.',
  applied: 'You have applied for this job. My Applications keeps track of it.',
  sending: 'We’re sending your application. Follow it in My Applications.',
  unknown: 'We don’t know yet if your application arrived. Don’t apply again: My Applications will show it.',
})
