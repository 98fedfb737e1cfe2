import { defineMessages } from '../../i18n/messages.ts'

export const shareMessages = defineMessages({
  title: 'Share this job',
  text: 'Anyone who opens the link logs in to Hanap first.',
  byDevice: 'Share with an app',
  link: 'Link to this job',
  copyLink: 'Copy link',
  copied: 'Copied to clipboard!',
  notCopied: 'We couldn’t copy the link.',
  notCopiedText: 'We selected it: copy it by hand.',
  elsewhere: 'Or share it on',
  newTab: 'opens in a new tab',
  linkedIn: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  email: 'Email',
  emailBody: (title: string, url: string) => `I found this job on Hanap:\n\n${title}\n${url}\n`,
})
