import { MAX_TAG_LENGTH, MAX_TAGS } from '@hanap/contract/jobs/jobs'
import type { Translated } from '../../../i18n/messages.ts'
import type { tagMessages as english } from './messages.ts'

export const tagMessages: Translated<typeof english> = {
  popular: 'Mga sikat na tag',
  more: 'Iba pang tag',
  fewer: 'Bawasan ang tag',
  own: 'Sarili mong tag',
  placeholder: 'Mag-type ng tag, saka Enter',
  hint: `Tugma ang trabahong may alinman sa mga ito. Hanggang ${MAX_TAGS} tag na may ${MAX_TAG_LENGTH} character.`,
  add: 'Idagdag ang tag',
  empty: 'Mag-type muna ng tag.',
  tooMany: `Hanggang ${MAX_TAGS} tag lang. Mag-alis ng isa para makapagdagdag.`,
  tooLong: `Hanggang ${MAX_TAG_LENGTH} character lang ang isang tag, at mas kaunti kung hindi karaniwang titik.`,
  job: 'trabaho',
  jobs: 'trabaho',
  chosen: 'Mga tag mo',
  unnamed: (id) => `Tag #${id}`,
}
