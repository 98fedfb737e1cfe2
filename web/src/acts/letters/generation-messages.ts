import type { groundKinds } from '@hanap/contract/letters/letter-sentences'
import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'

type GroundKind = (typeof groundKinds)[number]

export const generationMessages = defineMessages({
  generate: 'Generate with AI',
  stop: 'Stop',
  preparing: 'We’ll upload your resume first, then write the cover letter.',
  writing:
    'We’re writing your cover letter. You can edit it when it’s done. Stop brings back what was there.',
  started: 'We’re writing a cover letter. You can edit it when it’s done.',
  done: 'Your cover letter is ready.',
  stopped: 'Stopped. Your earlier text is back.',
  templateDone: 'We filled in a template.',

  empty: 'Your draft saves on this device as you type.',
  yours: 'You wrote this.',
  written: 'Written with AI from your profile, resume and this job. Read it before you send it.',
  changed: 'You edited it since.',
  template: (reason: string) => `${reason} Read it and make it yours before you send it.`,
  templateAlone: 'We used a template. Read it and make it yours before you send it.',
  noWriter: 'AI letters aren’t set up on this site, so we used a template.',
  noAnswer: 'We used a template because the AI draft wasn’t usable.',
  unfounded: 'We used a template because the AI draft claimed things your profile doesn’t show.',
  offline: 'We used a template because the connection dropped.',
  slow: 'We used a template because the AI took too long.',
  tooMany: 'We used a template because you’ve generated many letters. Try again in a while.',
  noPlan: 'You need an active plan to generate letters. We used a template.',
  failed: 'We used a template because the AI failed.',
  noAi: 'We used a template because this job wants nothing written by AI.',
  aiBanned: (quote: string) => `This employer doesn’t want letters written by AI: “${quote}”`,
  blanks: (count: string, isOne: boolean) =>
    isOne ? 'Fill in the blank in [brackets].' : `Fill in the ${count} blanks in [brackets].`,
  instructionsUnused: 'A template can’t follow your AI instructions.',
  profileEmpty: 'Your profile is empty, so we know nothing to say about you.',
  fillProfile: 'Fill in your profile',
  ordersLeft: 'This job asks you to say something that only you can say. See what it asks for.',
  reuse: 'Reuse my last letter',
  reused: (title: string) => `Your cover letter for ${title}. Change what was about that job.`,
  leftOfOther: (words: string, title: string) => `It still says ${words} from your letter for ${title}.`,
  noLast: 'You have no cover letter to reuse yet',
  noLastText: 'Your first one waits in Cover letters once you apply with it.',
  notReused: 'Your last cover letter didn’t load',
  tryLater: 'Please try again.',
  putBack: 'Undo',
  words: (count: string) => counted(count, 'word'),
  characters: (count: string, max: string) => `${count} of ${max} characters`,

  grounds: 'Where each sentence comes from',
  claimsNothing: 'Claims nothing about you',
  own: (count: string, isOne: boolean) =>
    isOne ? 'You wrote one more sentence.' : `You wrote ${count} more sentences.`,
})

export const groundLabels = defineMessages({
  title: 'Your title',
  about: 'About you',
  years: 'Your experience',
  skill: 'Skill',
  past_job: 'Past job',
  project: 'Project',
  education: 'Education',
  preference: 'Your preferences',
  answer: 'Your answer',
  wishes: 'Your instructions',
  name: 'Your name',
  job: 'This job',
} satisfies Record<GroundKind, string>)
