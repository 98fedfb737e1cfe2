import { useState } from 'react'
import { saveFile } from '../../ui/save-file.ts'
import { resumeMessages } from './messages.ts'
import { fetchResume, fetchResumeToView } from './queries.ts'

/** Takes a resume out of Hanap: saved as a file, or, the current one, shown in a tab of its own. */
export function useResumeFile() {
  const m = resumeMessages
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  // A button that rests keeps the focus and can still be pressed: one thing at a time.
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

  /** @param id one of the kept ones; the current one without */
  const download = (id?: number) =>
    run(async () => {
      const { blob, name } = await fetchResume(id)
      saveFile(blob, name ?? 'resume')
    })

  /** For a PDF: a browser shows nothing else. */
  const view = async () => {
    if (isBusy) return
    // Opened by the click itself: a tab that opens after an answer counts as an unwanted one.
    const tab = window.open('', '_blank')
    await run(async () => {
      try {
        const { blob, name } = await fetchResumeToView()
        // Whatever the answer calls itself, it is never shown as a page of ours.
        const pdf = new Blob([blob], { type: 'application/pdf' })
        // Held as long as this page is there, so that the tab can be loaded anew.
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
