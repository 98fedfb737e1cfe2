import { defineMessages } from '../../i18n/messages.ts'

export const saveMessages = defineMessages({
  save: 'Save Changes',
  saving: 'Saving…',
  discard: 'Discard changes',
  notSaved: 'Not saved yet.',
})
