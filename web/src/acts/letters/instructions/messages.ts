import { defineMessages } from '../../../i18n/messages.ts'

export const aiInstructionsMessages = defineMessages({
  settings: 'AI Settings',
  notOpened: 'AI Settings could not be opened.',
  notOpenedText: 'Check your connection and try again.',

  subtitle: 'What you want of letters written with AI',
  instructions: 'Instructions',
  hint: 'How the letter should sound, what it should bring up, and what it should leave out. Leave this empty for none.',
  characters: (count: string, max: string) => `${count} of ${max} characters`,
  loading: 'Loading your instructions',
  loadFailed: 'Your instructions did not load.',
  loadFailedText: 'Nothing can be saved until they have, so that none are lost.',
  tryAgain: 'Try Again',
  unsaved: 'Not saved yet. What you wrote is kept on this device.',
  discard: 'Discard changes',

  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  saved: 'AI Instructions Saved',
  loginRequired: 'You must be logged in to save AI instructions.',
  kept: 'What you wrote is kept on this device.',
  refused: 'Failed to save instructions',
  unexpected: 'An unexpected error occurred while saving your AI instructions.',
})
