import { defineMessages } from '../../i18n/messages.ts'

/** For edits that conflict with another tab or device. */
export const elsewhereMessages = defineMessages({
  title: 'This changed elsewhere',
  text: 'Another tab or device saved something else. Choose what to keep.',
  mine: 'What you wrote here',
  theirs: 'Saved elsewhere',
  both: 'Both',
  nothing: 'Empty',
  writtenHere: 'Written here:',
  save: 'Save this',
  goOn: 'Keep editing',
})
