import { useEffect, useEffectEvent, useState } from 'react'
import { fieldTexts } from '../../../../api/problems/field-problems.ts'
import { ApiProblem, NetworkProblem } from '../../../../api/problems/problems.ts'
import { translate } from '../../../../i18n/translate.ts'
import { mayBeResume } from '../../../../seeker/resumes/check-file.ts'
import { resumeMessages } from '../../../../seeker/resumes/messages.ts'
import { readResume } from '../../../../seeker/resumes/queries.ts'
import { useResumeUpload } from '../../../../seeker/resumes/use-resume-upload.ts'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import type { OnboardingDraft } from '../draft.ts'
import { forgetFile, keepFile, readKeptFile } from '../kept-file.ts'
import { isNotSignedIn } from '../use-failures.ts'
import { changeByHand, fillFromResume } from './from-resume.ts'
import { useEarlierReading } from './use-earlier-reading.ts'

type Around = {
  isSignedIn: boolean
  draft: OnboardingDraft
  latest: () => OnboardingDraft
  write: (next: (draft: OnboardingDraft) => OnboardingDraft) => void
  logInFirst: () => void
  /** Clears the error about a missing file. */
  onTaken: () => void
}

/**
 * Uploads and parses a resume and fills empty fields, whichever step is open. A visitor's file waits for the login.
 */
export function useStepUpload(around: Around) {
  const { isSignedIn, latest, write, logInFirst, onTaken } = around
  const m = resumeMessages
  const toasts = useToasts()
  const { state: sending, send, stop } = useResumeUpload()
  const [waiting, setWaiting] = useState(() => (isSignedIn ? '' : (readKeptFile()?.name ?? '')))
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const earlier = useEarlierReading(around)
  const [readProblem, setReadProblem] = useState<{ text: string; mayTryAgain: boolean } | null>(null)

  async function take(file: File) {
    if (!mayBeResume(file)) return setProblem(m.wrongFile)
    setProblem('')
    setReadProblem(null)
    onTaken()
    if (!isSignedIn) return wait(file)
    const kept = await send(file).catch(fail)
    if (!kept) return
    write((draft) => changeByHand(draft, { resume: { id: kept.id, name: kept.file_name } }))
    await read(kept.id)
  }

  function wait(file: File) {
    keepFile(file)
    setWaiting(file.name)
  }

  async function read(id: number) {
    setReading(true)
    setReadProblem(null)
    try {
      const facts = await readResume(id)
      // It may have been replaced or removed meanwhile.
      write((draft) => (draft.resume?.id === id ? fillFromResume(draft, id, facts) : draft))
    } catch (failure) {
      const own =
        failure instanceof ApiProblem && failure.code === 'unreadable-resume' ? translate(failure.detail) : ''
      // The toast reaches a seeker on another step.
      setReadProblem({ text: own || m.parseFailedNow, mayTryAgain: own === '' })
      toasts.error(m.parseFailed)
    } finally {
      setReading(false)
    }
  }

  function fail(failure: unknown) {
    if (isNotSignedIn(failure)) return logInFirst()
    const [text] = Object.values(fieldTexts(failure))
    if (text) return setProblem(text)
    toasts.error(m.uploadFailed, failure instanceof NetworkProblem ? m.uploadNoConnection : undefined)
  }

  // Sends a file chosen before the login.
  const sendWaiting = useEffectEvent(() => {
    const file = isSignedIn ? readKeptFile() : null
    if (!file) return
    forgetFile()
    void take(file)
  })
  useEffect(() => {
    // After the wizard has mounted.
    const timer = setTimeout(() => sendWaiting())
    return () => clearTimeout(timer)
  }, [])

  return {
    sending,
    waiting,
    isReading,
    isAsking: earlier.isAsking,
    problem,
    readProblem: readProblem ?? (earlier.problem ? { text: earlier.problem, mayTryAgain: false } : null),
    take: (file: File) => void take(file),
    stop,
    readAgain: () => {
      const { resume } = latest()
      if (resume) void read(resume.id)
    },
    /** True for a file waiting for the login too. */
    hasResume: () => waiting !== '' || latest().resume !== null,
  }
}
