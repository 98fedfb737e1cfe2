import { defineMessages } from '../../../../i18n/messages.ts'

export const askedMessages = defineMessages({
  title: 'What they asked, and what you sent',
  missing: 'Not sent',
  saidSo: 'You said so. We can’t check this.',
  followed: (done: string, count: string, isOne: boolean) =>
    isOne
      ? 'You followed every instruction in 1 application.'
      : `You followed every instruction in ${done} of ${count} applications.`,
})
