import { MAX_TAG_LENGTH, MAX_TAGS } from '@hanap/contract/jobs/jobs'
import { defineMessages } from '../../../i18n/messages.ts'

export const tagMessages = defineMessages({
  popular: 'Popular tags',
  more: 'More tags',
  fewer: 'Fewer tags',
  own: 'Your own tag',
  placeholder: 'Type a tag, then Enter',
  hint: `A job with any of them matches. Up to ${MAX_TAGS} tags of ${MAX_TAG_LENGTH} characters.`,
  add: 'Add tag',
  empty: 'Type a tag first.',
  tooMany: `There is room for ${MAX_TAGS} tags at most. Remove one to add another.`,
  tooLong: `A tag has at most ${MAX_TAG_LENGTH} characters, and fewer where they are not plain letters.`,
  job: 'job',
  jobs: 'jobs',
  chosen: 'Your tags',
  unnamed: (id: number) => `Tag #${id}`,
})
