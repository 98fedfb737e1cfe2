import type { ReadResume } from '@hanap/contract/profile/resumes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { translate } from '../../../../i18n/translate.ts'
import { readingQuery } from '../../../../seeker/resumes/queries.ts'
import type { OnboardingDraft } from '../draft.ts'
import { recogniseRead } from './from-resume.ts'

type Around = {
  isSignedIn: boolean
  draft: OnboardingDraft
  write: (next: (draft: OnboardingDraft) => OnboardingDraft) => void
}

/** What the resume says that the wizard begins with, where it was read on another device: the server kept that. */
export function useEarlierReading({ isSignedIn, draft, write }: Around) {
  const [id] = useState(() => (isSignedIn && draft.read === null ? (draft.resume?.id ?? null) : null))
  const { data, error, isFetching } = useQuery({ ...readingQuery(id ?? 0), enabled: id !== null })
  const adopt = useEffectEvent((facts: ReadResume) => {
    // Another one may have been chosen meanwhile, or this one read anew.
    write((now) => (id !== null && now.resume?.id === id && !now.read ? recogniseRead(now, id, facts) : now))
  })
  useEffect(() => {
    if (data) adopt(data)
  }, [data])
  const isCurrent = draft.resume?.id === id
  return {
    isAsking: isCurrent && isFetching,
    /** Why it cannot be read, in the server's words; empty where it can, or may be tried again. */
    problem: isCurrent && isApiProblem(error, 'unreadable-resume') ? translate(error.detail) : '',
  }
}
