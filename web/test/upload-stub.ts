import { vi } from 'vitest'

type Answer = { status: number; body: unknown } | 'no answer'

/**
 * Stands where the browser sends files from: each upload waits until the test says how far it is, and answers it.
 * The real one is tried in upload.test.ts.
 */
export function stubUploads() {
  const uploads: FakeUpload[] = []
  class FakeUpload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {}
    onload?: () => void
    onerror?: () => void
    status = 0
    responseText = ''
    file: File | null = null
    form: FormData | null = null
    isStopped = false
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null
    abort() {
      this.isStopped = true
    }
    send(form: FormData) {
      this.form = form
      this.file = form.get('file') as File
      uploads.push(this)
    }
    progress(share: number) {
      this.upload.onprogress?.({ loaded: share * 1000, total: 1000 })
    }
    answer(given: Answer) {
      if (given === 'no answer') return this.onerror?.()
      this.status = given.status
      this.responseText = JSON.stringify(given.body)
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return uploads
}
