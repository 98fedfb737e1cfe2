import type { Resume } from '@hanap/contract/resumes'
import { useEffect, useState } from 'react'
import { ApiProblem, fieldTexts, NetworkProblem } from '../../api/problems.ts'
import { useMessages } from '../../i18n/language.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { mayBeResume } from '../resumes/check-file.ts'
import { resumeMessages } from '../resumes/messages.ts'
import { readResume } from '../resumes/queries.ts'
import { useResumeUpload } from '../resumes/use-resume-upload.ts'
import { fillFromResume } from './from-resume.ts'
import { keepFile, takeKeptFile } from './kept-draft.ts'
import type { Onboarding } from './use-onboarding.ts'

/** Sends a chosen resume, has it read, and fills what is empty with what it says. */
export function useStepUpload(wizard: Onboarding) {
  const m = useMessages(resumeMessages)
  const toasts = useToasts()
  const { state: upload, send, stop } = useResumeUpload()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')

  async function take(file: File) {
    if (!mayBeResume(file)) return setProblem(m.wrongFile)
    setProblem('')
    const kept = await send(file).catch((failure: unknown) => fail(failure, file))
    if (!kept) return
    wizard.change({ resume: { id: kept.id, name: kept.file_name } })
    await read(kept)
  }

  async function read({ id, file_name }: Resume) {
    setReading(true)
    try {
      const facts = await readResume(id)
      const resume = { id, name: file_name }
      wizard.writeWith((draft) => fillFromResume({ ...draft, resume }, facts))
    } catch (failure) {
      const own = failure instanceof ApiProblem && failure.code === 'unreadable-resume' ? failure.detail : ''
      toasts.error(m.parseFailed, own || undefined)
    } finally {
      setReading(false)
    }
  }

  function fail(failure: unknown, file: File) {
    if (failure instanceof ApiProblem && failure.status === 401) {
      keepFile(file)
      wizard.logInFirst()
      return
    }
    const [text] = Object.values(fieldTexts(failure))
    if (text) return setProblem(text)
    const isSilence = failure instanceof NetworkProblem
    toasts.error(m.uploadFailed, isSilence ? m.uploadNoConnection : undefined)
  }

  // A file that was chosen before signing in goes now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step opens
  useEffect(() => {
    const file = takeKeptFile()
    if (file) void take(file)
  }, [])

  return { upload, isReading, problem, take, stop }
}
