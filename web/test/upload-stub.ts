import { vi } from 'vitest'

type Answer = { status: number; body: unknown } | 'no answer'

/** Stubs uploads: each waits until the test sets its progress and answers it. upload.test.ts tests the real one. */
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
