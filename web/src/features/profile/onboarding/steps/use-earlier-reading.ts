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

/** For a resume parsed on another device: the server stored its facts. */
export function useEarlierReading({ isSignedIn, draft, write }: Around) {
  const [id] = useState(() => (isSignedIn && draft.read === null ? (draft.resume?.id ?? null) : null))
  const { data, error, isFetching } = useQuery({ ...readingQuery(id ?? 0), enabled: id !== null })
  const adopt = useEffectEvent((facts: ReadResume) => {
    // The seeker may have replaced the resume or had it parsed again.
    write((now) => (id !== null && now.resume?.id === id && !now.read ? recogniseRead(now, id, facts) : now))
  })
  useEffect(() => {
    if (data) adopt(data)
  }, [data])
  const isCurrent = draft.resume?.id === id
  return {
    isAsking: isCurrent && isFetching,
    /** In the server's words; empty if readable or worth a retry. */
    problem: isCurrent && isApiProblem(error, 'unreadable-resume') ? translate(error.detail) : '',
  }
}
