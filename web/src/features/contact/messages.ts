import { contactTexts } from '@hanap/contract/contact'
import { defineMessages } from '../../i18n/messages.ts'

export const contactMessages = defineMessages({
  en: {
    title: 'Contact',
    lead: 'A question, a fault, an idea: a person reads it, in English or Filipino.',
    form: 'Write to us',
    name: 'Name',
    email: 'Email',
    emailHint: 'Where our answer goes.',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Please leave out passwords and card numbers. We never ask for them.',
    send: 'Send Message',
    sending: 'Sending…',
    sign: 'Sulat lang.',
    reachTitle: 'Other ways to reach us',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    addressLabel: 'Post',
    firstTitle: 'Perhaps quicker',
    badListing: 'A listing asks for money, or looks false',
    badListingText:
      'Open it and press Report. It reaches us with the listing, and nobody is told that it was you.',
    applied: 'You wait for an employer',
    appliedText: 'We cannot see their answer before you do. What the board tells us stands under',
    applications: 'My Applications',
    data: 'Your data, or leaving',
    dataText: 'Copy and delete everything yourself, at once, under',
    settings: 'Settings, Privacy',
    sentTitle: contactTexts.sentTitle,
    sent: contactTexts.sent,
    failedTitle: contactTexts.failedTitle,
    failed: contactTexts.failed,
  },
})
