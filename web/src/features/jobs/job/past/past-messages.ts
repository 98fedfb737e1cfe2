import { defineMessages } from '../../../../i18n/messages.ts'

export const pastMessages = defineMessages({
  heading: 'History of this job',
  seen: 'First seen by Hanap',
  title: 'New title',
  pay: 'New pay text',
  text: 'Description changed',
  bumped: 'Moved to the top of the board',
  bumpedTimes: (count: string) => `Moved to the top of the board ${count} times`,
  gone: 'Taken down',
  back: 'Posted again',
  none: 'nothing',
  before: 'before:',
  toNow: 'now:',
})
