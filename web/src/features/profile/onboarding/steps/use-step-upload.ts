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
  owner: number | null
  isSignedIn: boolean
  draft: OnboardingDraft
  latest: () => OnboardingDraft
  write: (next: (draft: OnboardingDraft) => OnboardingDraft) => void
  logInFirst: () => void
  /** A file was chosen: what was missing is there, or on its way. */
  onTaken: () => void
}

/**
 * Sends a chosen resume, has it read, and fills what is empty with what it says, while the seeker is at whatever step.
 * A visitor's file waits until somebody is signed in.
 */
export function useStepUpload(around: Around) {
  const { owner, isSignedIn, latest, write, logInFirst, onTaken } = around
  const m = resumeMessages
  const toasts = useToasts()
  const { state: sending, send, stop } = useResumeUpload()
  const [waiting, setWaiting] = useState(() => (isSignedIn ? '' : (readKeptFile(owner)?.name ?? '')))
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
    const kept = await send(file).catch((failure: unknown) => fail(failure, file))
    if (!kept) return
    write((draft) => changeByHand(draft, { resume: { id: kept.id, name: kept.file_name } }))
    await read(kept.id)
  }

  function wait(file: File) {
    keepFile(owner, file)
    setWaiting(file.name)
  }

  async function read(id: number) {
    setReading(true)
    setReadProblem(null)
    try {
      const facts = await readResume(id)
      // Another one may have been chosen, or this one left, meanwhile.
      write((draft) => (draft.resume?.id === id ? fillFromResume(draft, id, facts) : draft))
    } catch (failure) {
      const own =
        failure instanceof ApiProblem && failure.code === 'unreadable-resume' ? translate(failure.detail) : ''
      // The notice in the step says why, and what to do; whoever is at another step by now hears that there is one.
      setReadProblem({ text: own || m.parseFailedNow, mayTryAgain: own === '' })
      toasts.error(m.parseFailed)
    } finally {
      setReading(false)
    }
  }

  function fail(failure: unknown, file: File) {
    if (isNotSignedIn(failure)) {
      keepFile(owner, file)
      return logInFirst()
    }
    const [text] = Object.values(fieldTexts(failure))
    if (text) return setProblem(text)
    toasts.error(m.uploadFailed, failure instanceof NetworkProblem ? m.uploadNoConnection : undefined)
  }

  // A file that was chosen before signing in goes now.
  const sendWaiting = useEffectEvent(() => {
    const file = isSignedIn ? readKeptFile(owner) : null
    if (!file) return
    forgetFile()
    void take(file)
  })
  useEffect(() => {
    // Once the wizard stands there.
    const timer = setTimeout(() => sendWaiting())
    return () => clearTimeout(timer)
  }, [])

  return {
    sending,
    waiting,
    isReading,
    /** What was read of it before is being asked for. */
    isAsking: earlier.isAsking,
    problem,
    readProblem: readProblem ?? (earlier.problem ? { text: earlier.problem, mayTryAgain: false } : null),
    take: (file: File) => void take(file),
    stop,
    readAgain: () => {
      const { resume } = latest()
      if (resume) void read(resume.id)
    },
    /** Whether there is a resume, be it one that waits for the login. */
    hasResume: () => waiting !== '' || latest().resume !== null,
  }
}
