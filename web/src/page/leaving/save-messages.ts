import { defineMessages } from '../../i18n/messages.ts'

/** At the foot of a form that is saved by hand. */
export const saveMessages = defineMessages({
  save: 'Save Changes',
  saving: 'Saving…',
  discard: 'Discard changes',
  notSaved: 'Not saved yet.',
})
