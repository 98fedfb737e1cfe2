import { useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { resumeMessages } from './messages.ts'
import { fetchResume, fetchResumeToView } from './queries.ts'

/** Long enough for a browser to take the file over. */
const HELD_MS = 60_000

/** Takes the current resume out of Hanap: saved as a file, or shown in a tab of its own. */
export function useResumeFile() {
  const m = useMessages(resumeMessages)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function run(work: () => Promise<void>) {
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

  const download = () =>
    run(async () => {
      const { blob, name } = await fetchResume()
      const link = document.createElement('a')
      link.href = heldUrl(blob)
      link.download = name ?? 'resume'
      link.click()
    })

  const view = () => {
    // Opened by the click itself: a tab that opens after an answer counts as an unwanted one.
    const tab = window.open('', '_blank')
    return run(async () => {
      try {
        const { blob } = await fetchResumeToView()
        if (tab) tab.location.href = heldUrl(blob)
        else window.location.assign(heldUrl(blob))
      } catch (problem) {
        tab?.close()
        throw problem
      }
    })
  }

  return { download, view, isBusy, problem }
}

function heldUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(url), HELD_MS)
  return url
}
