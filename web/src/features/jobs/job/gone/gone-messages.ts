import { defineMessages } from '../../../../i18n/messages.ts'

export const goneMessages = defineMessages({
  gone: 'This job is no longer available',
  goneText: 'The board took it down, or the address is mistyped.',
})
