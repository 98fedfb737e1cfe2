import { defineMessages } from '../../i18n/messages.ts'

export const shareMessages = defineMessages({
  title: 'Share this job',
  text: 'Who opens the link is asked to sign in to Hanap first.',
  byDevice: 'Share with an app',
  link: 'Link to this job',
  copyLink: 'Copy link',
  copied: 'Copied to clipboard!',
  notCopied: 'The link could not be copied.',
  notCopiedText: 'It is selected: copy it by hand.',
  elsewhere: 'Or share it on',
  newTab: 'opens in a new tab',
  linkedIn: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  email: 'E-mail',
  emailBody: (title: string, url: string) => `I found this job on Hanap:\n\n${title}\n${url}\n`,
})
