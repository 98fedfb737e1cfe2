import { saveProfile } from '@hanap/contract/profile/profile'
import {
  deleteResume,
  downloadCurrentResume,
  downloadResume,
  listResumes,
  parseResume,
  type Resume,
  uploadResume,
  viewCurrentResume,
} from '@hanap/contract/profile/resumes'
import { queryOptions } from '@tanstack/react-query'
import { callForFile } from '../../api/answers/file-answers.ts'
import { readList } from '../../api/answers/read-list.ts'
import { callEndpoint } from '../../api/client.ts'
import { uploadForm } from '../../api/upload.ts'

/** The key above everything read about resumes. */
export const resumesKey = ['resumes'] as const

export const resumesQuery = queryOptions({
  queryKey: [...resumesKey, 'list'],
  queryFn: async ({ signal }) => readList(await callEndpoint(listResumes, { signal })).results,
})

/** Reading takes as long as the file is complicated. */
const READING_MS = 30_000

/** Keeps a file as a resume. @param onProgress the share that was sent, 0 to 1 */
export function sendResume(
  file: File,
  options: { onProgress?: (share: number) => void; signal?: AbortSignal },
): Promise<Resume> {
  const form = new FormData()
  // Texts before the file: whoever reads the form as it comes knows the name when the bytes begin.
  form.set('filename', file.name)
  form.set('file', file)
  return uploadForm(uploadResume, form, options)
}

/** What a resume that was uploaded before says: read then, and kept. */
export const readingQuery = (id: number) =>
  queryOptions({
    queryKey: ['resume-reading', id],
    queryFn: ({ signal }) => readResume(id, signal),
    staleTime: Infinity,
    retry: false,
  })

/** What an uploaded resume says; the file is not sent again. */
export const readResume = (id: number, signal?: AbortSignal) =>
  callEndpoint(parseResume, { body: { resume: id }, timeoutMs: READING_MS, signal })

/** A file may come over a slow line. */
const FILE_MS = 120_000

/** The file of one resume, or of the current one. */
export const fetchResume = (id?: number) =>
  id === undefined
    ? callForFile(downloadCurrentResume, { timeoutMs: FILE_MS })
    : callForFile(downloadResume, { params: { id }, timeoutMs: FILE_MS })
/** The current resume as the server shows it in a tab. Throws as callForFile does. */
export const fetchResumeToView = () => callForFile(viewCurrentResume, { timeoutMs: FILE_MS })

/** Deletes a kept resume. @throws as callEndpoint does: 'not-found' where it is gone already */
export const removeResume = (id: number) => callEndpoint(deleteResume, { params: { id } })

/**
 * Makes a kept resume the one that is shown and sent; it is saved with the profile, since what was read from the former
 * one goes with it. @throws as callEndpoint does
 */
export const makeResumeCurrent = (id: number) =>
  callEndpoint(saveProfile, { body: { resume: id }, timeoutMs: READING_MS })
