import type { ProblemCode } from '@hanap/contract/wire/problem'
import { createListeners } from '../../ui/listeners.ts'

const refusals = createListeners<[ProblemCode]>()

export const noteRefusal = refusals.tell
export const onRefusal = refusals.subscribe
