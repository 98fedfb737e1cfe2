import { defineMessages } from '../../../i18n/messages.ts'

export const aiInstructionsMessages = defineMessages({
  settings: 'AI Settings',
  notOpened: 'AI Settings didn’t open.',
  notOpenedText: 'Check your connection and try again.',

  subtitle: 'What you want from AI cover letters',
  instructions: 'Instructions',
  hint: 'How your cover letter should sound, what to mention, and what to leave out. You can leave this empty.',
  characters: (count: string, max: string) => `${count} of ${max} characters`,
  loading: 'Loading your instructions',
  loadFailed: 'Your instructions didn’t load.',
  loadFailedText: 'You can save once they load.',
  tryAgain: 'Try Again',
  unsaved: 'Not saved yet. Your text is safe on this device.',
  discard: 'Discard changes',

  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  saved: 'AI Instructions Saved',
  loginRequired: 'You must be logged in to save AI instructions.',
  kept: 'Your text is safe on this device.',
  refused: 'Failed to save instructions',
  unexpected: 'An unexpected error occurred while saving your AI instructions.',
})
