import { defineMessages } from '../../../i18n/messages.ts'

export const askedMessages = defineMessages({
  asks: (count: string) => `Asks: ${count}`,
  progress: (done: string, count: string) => `${done} of ${count} done`,
  back: 'Back to my cover letter',
  done: 'Done',
  youSaid: 'You said so',
  notYet: 'Not yet',
  putIn: 'Put it in',
  putFact: (fact: string) => `Put in: ${fact}`,
  putAnswers: (count: string, isOne: boolean) => (isOne ? 'Put in 1 answer' : `Put in ${count} answers`),
  leaveLinkOut: 'Leave out my resume link',
  addResumeLink: 'Add my online resume link',
  link: 'Link',
  linkHint: 'We check that it’s a link, not what’s in it.',
  wrongLink: 'Enter a link that starts with https:// or http://',
  putLink: 'Put the link in',
  inLetter: 'It’s in my cover letter',
  didIt: 'I did this',
  didThere: 'I did this there',
  followed: 'I followed this',
  judged: 'I took care of this',
  doubt: 'We’re not sure what they want. Read their words and decide.',
  cannotCheck: 'You said so. We can’t check this.',
  linksInLetter: 'Your cover letter has a link. Check that it isn’t your resume.',

  missing: (count: string, isOne: boolean) =>
    isOne ? 'Send: 1 thing missing' : `Send: ${count} things missing`,
  again: 'Press again to send anyway',

  elsewhere: 'This job takes applications elsewhere',
  elsewhereForm: 'They want you to fill in their form.',
  elsewhereContact: (channel: string) => `They want you to apply by ${channel}.`,
  elsewhereOther: 'They want you to contact them directly.',
  elsewhereText: 'You can write your cover letter here and copy it. Tell us when you’re done there.',
  copyAndOpen: 'Copy the cover letter and open the place',
  openThere: 'Open the place',
})
