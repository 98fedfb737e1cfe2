import { defineMessages } from '../../../../i18n/messages.ts'

export const goneMessages = defineMessages({
  gone: 'This job is no longer available',
  goneText: 'Online Jobs Portal removed it, or the address is mistyped.',
})
