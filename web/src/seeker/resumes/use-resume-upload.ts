import type { Resume } from '@hanap/contract/profile/resumes'
import { useEffect, useRef, useState } from 'react'
import { isAborted } from '../../api/problems/problems.ts'
import { sendResume } from './queries.ts'

/** `share` is the part sent, 0 to 1. */
export type UploadState = { name: string; share: number } | null

/**
 * One at a time. Leaving the page or `stop` aborts it.
 * @returns `send` resolves to null when stopped; it throws what the call throws
 */
export function useResumeUpload() {
  const [state, setState] = useState<UploadState>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File): Promise<Resume | null> {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState({ name: file.name, share: 0 })
    try {
      return await sendResume(file, {
        signal: mine.signal,
        onProgress: (share) => setState({ name: file.name, share }),
      })
    } catch (problem) {
      if (isAborted(problem)) return null
      throw problem
    } finally {
      if (running.current === mine) {
        running.current = null
        setState(null)
      }
    }
  }

  return { state, send, stop: () => running.current?.abort() }
}
