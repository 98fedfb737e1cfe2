import { defineMessages } from '../../i18n/messages.ts'

export const settingsMessages = defineMessages({
  en: {
    title: 'Settings',
    sections: 'Settings sections',
    integrations: 'Integrations',
  },
})
