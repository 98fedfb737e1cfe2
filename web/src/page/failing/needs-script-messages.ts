import { defineMessages } from '../../i18n/messages.ts'

export const needsScriptMessages = defineMessages({
  formNeedsScript:
    'This form needs JavaScript. Turn it on in your browser, or use another one, and open the page again.',
})
