import type { groundKinds } from '@hanap/contract/letters/letter-sentences'
import { counted } from '../../i18n/counted.ts'
import { defineMessages } from '../../i18n/messages.ts'

type GroundKind = (typeof groundKinds)[number]

export const generationMessages = defineMessages({
  generate: 'Generate with AI',
  stop: 'Stop',
  preparing: 'Your resume is uploaded first. The letter is written then.',
  writing:
    'Your letter is being written. You can change it when it is done; Stop brings back what was there.',
  started: 'A letter is being written. The box cannot be changed until it is done.',
  done: 'The letter is written.',
  stopped: 'Stopped. The box holds what it held before.',
  templateDone: 'A template letter was filled in.',

  empty: 'Saved on this device.',
  yours: 'Yours: you wrote it.',
  written: 'Written with AI from your profile, resume and this listing. Read it before you send it.',
  changed: 'Changed by you since.',
  template: (reason: string) => `A template letter: ${reason} Read it and make it yours before you send it.`,
  templateAlone: 'A template letter. Read it and make it yours before you send it.',
  noWriter: 'nobody is set up to write letters here.',
  noAnswer: 'no usable letter came from the writer.',
  unfounded: 'what came claimed things your profile does not show.',
  offline: 'the connection was lost.',
  slow: 'the writing took too long.',
  tooMany: 'you have asked for many letters. Please try again in a while.',
  noPlan: 'letters are written with a plan, and you have none now.',
  failed: 'the writing went wrong.',
  putBack: 'Put back what was there',
  words: (count: string) => counted(count, 'word'),
  characters: (count: string, max: string) => `${count} of ${max} characters`,

  grounds: 'What each sentence rests on',
  claimsNothing: 'Claims nothing about you',
  own: (count: string, isOne: boolean) =>
    isOne ? 'One more sentence is your own words.' : `${count} more sentences are your own words.`,
})

/** What a chip calls the place that something in a letter comes from. */
export const groundLabels = defineMessages({
  title: 'Your title',
  about: 'About you',
  years: 'Your experience',
  skill: 'Skill',
  past_job: 'Past job',
  project: 'Project',
  education: 'Education',
  wishes: 'Your instructions',
  name: 'Your name',
  job: 'This listing',
} satisfies Record<GroundKind, string>)
