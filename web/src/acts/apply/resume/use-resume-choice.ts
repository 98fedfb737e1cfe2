import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { seekerProfileQuery } from '../../../seeker/profile.ts'
import { mayBeResume } from '../../../seeker/resumes/check-file.ts'
import { resumesKey, resumesQuery } from '../../../seeker/resumes/queries.ts'
import { useResumeUpload } from '../../../seeker/resumes/use-resume-upload.ts'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import type { DraftInHand } from '../../letters/letter-draft.ts'
import { applyMessages } from '../apply-messages.ts'
import { chosenResume, optionValue, type ResumeOption } from './resume-choice.ts'
import { ResumeFailed, readResumeFailure, UploadStopped } from './resume-failure.ts'

export type ResumeChoice = ReturnType<typeof useResumeChoice>

/**
 * The draft keeps the choice; a new file waits here until the submit.
 * @param isOpen loads only then
 */
export function useResumeChoice(hand: DraftInHand & { draft: Draft }, isOpen: boolean) {
  const m = applyMessages
  const toasts = useToasts()
  const queries = useQueryClient()
  const list = useQuery({ ...resumesQuery, enabled: isOpen })
  const profile = useQuery({ ...seekerProfileQuery, enabled: isOpen })
  const upload = useResumeUpload()
  const [file, setFile] = useState<File | null>(null)
  /** Everything else is in the draft. */
  const [own, setOwn] = useState<'new' | { sample: string } | null>(null)
  const { resumeId, resumeUrl = '' } = hand.draft

  const hasFailed = list.data === undefined && list.isError
  const options: ResumeOption[] = [
    ...(list.data ?? []).map((resume) => ({ kind: 'kept' as const, resume })),
    ...(hasFailed ? [m.firstSample, m.secondSample].map((name) => ({ kind: 'sample' as const, name })) : []),
    ...(file ? [{ kind: 'new' as const, file }] : []),
    ...(list.isPending ? [{ kind: 'loading' as const }] : []),
    { kind: 'none' },
  ]

  function findChosen(): ResumeOption {
    if (own === 'new' && file) return { kind: 'new', file }
    if (own !== null && own !== 'new' && hasFailed) return { kind: 'sample', name: own.sample }
    if (list.isPending && resumeId !== null) return { kind: 'loading' }
    const resume = chosenResume(list.data ?? [], resumeId)
    return resume ? { kind: 'kept', resume } : { kind: 'none' }
  }
  const chosen = findChosen()

  async function uploadNow(chosenFile: File): Promise<number> {
    const kept = await upload.send(chosenFile).catch((problem: unknown) => {
      throw new ResumeFailed('upload', problem)
    })
    if (!kept) throw new ResumeFailed('upload', new UploadStopped())
    hand.write({ resumeId: kept.id })
    setFile(null)
    setOwn(null)
    // Shows its name at once.
    queries.setQueryData(resumesQuery.queryKey, (known) =>
      known ? [kept, ...known.filter(({ id }) => id !== kept.id)] : [kept],
    )
    void queries.invalidateQueries({ queryKey: resumesKey })
    return kept.id
  }

  /** Uploads a new file. @throws ResumeFailed */
  async function keep(): Promise<number | null> {
    if (chosen.kind === 'new') return uploadNow(chosen.file)
    if (chosen.kind === 'kept') return chosen.resume.id
    if (chosen.kind !== 'loading') return null
    const resumes = await queries.ensureQueryData(resumesQuery).catch((problem: unknown) => {
      throw new ResumeFailed('resumes', problem)
    })
    return chosenResume(resumes, resumeId)?.id ?? null
  }

  return {
    options,
    chosen,
    hasFailed,
    isSample: chosen.kind === 'sample',
    /** The link below the letter; '' for none. */
    resumeUrl,
    /** The link on offer; '' for none. */
    offeredUrl: resumeUrl || (profile.data?.resume_url ?? ''),
    isProfileKnown: profile.data !== undefined,
    upload: upload.state,
    stop: upload.stop,
    retry: () => void list.refetch(),
    choose(value: string) {
      const option = options.find((one) => optionValue(one) === value)
      if (option?.kind === 'new') return setOwn('new')
      if (option?.kind === 'sample') return setOwn({ sample: option.name })
      setOwn(null)
      if (option?.kind === 'kept') hand.write({ resumeId: option.resume.id })
      if (option?.kind === 'none') hand.write({ resumeId: null })
    },
    take(given: File) {
      if (!mayBeResume(given)) return void toasts.error(m.invalidFile, m.wrongFile)
      setFile(given)
      setOwn('new')
    },
    setLink: (url: string) => hand.write({ resumeUrl: url }),
    keep,
    /** For generating a letter. Failures are shown but do not block it; only a stop does. */
    async keepForLetter(): Promise<number | null> {
      try {
        return await keep()
      } catch (problem) {
        if (!(problem instanceof ResumeFailed) || problem.step !== 'upload') return null
        const { title, text } = readResumeFailure(problem, m)
        if (!(problem.cause instanceof UploadStopped)) toasts.error(title, text)
        return null
      }
    },
  }
}

type Draft = { resumeId?: number | null | undefined; resumeUrl?: string | undefined }
