import { useState } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import { resumeMessages } from './messages.ts'
import { fetchResume, fetchResumeToView } from './queries.ts'

export function useResumeFile() {
  const m = resumeMessages
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  // A busy button keeps the focus and can still be pressed.
  async function run(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch {
      setProblem(m.downloadFailed)
    } finally {
      setBusy(false)
    }
  }

  /** @param id the current one without */
  const download = (id?: number) =>
    run(async () => {
      const { blob, name } = await fetchResume(id)
      saveFile(blob, name ?? 'resume')
    })

  /** Browsers show no other type. */
  const view = async () => {
    if (isBusy) return
    // Browsers block a tab opened after an answer.
    const tab = window.open('', '_blank')
    await run(async () => {
      try {
        const { blob, name } = await fetchResumeToView()
        // Sets the type, so that no answer runs as a page of our origin.
        const pdf = new Blob([blob], { type: 'application/pdf' })
        // Never revoked, so that the tab can be reloaded.
        if (tab) tab.location.href = URL.createObjectURL(pdf)
        else saveFile(pdf, name ?? 'resume.pdf')
      } catch (problem) {
        tab?.close()
        throw problem
      }
    })
  }

  return { download, view, isBusy, problem }
}
