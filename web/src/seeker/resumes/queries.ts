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

/** The prefix of all resume queries. */
export const resumesKey = ['resumes'] as const

export const resumesQuery = queryOptions({
  queryKey: [...resumesKey, 'list'],
  queryFn: async ({ signal }) => readList(await callEndpoint(listResumes, { signal })).results,
})

/** Complicated files take long to read. */
const READING_MS = 30_000

/** @param onProgress the share sent, 0 to 1 */
export function sendResume(
  file: File,
  options: { onProgress?: (share: number) => void; signal?: AbortSignal },
): Promise<Resume> {
  const form = new FormData()
  // A streaming reader knows the name before the bytes.
  form.set('filename', file.name)
  form.set('file', file)
  return uploadForm(uploadResume, form, options)
}

/** Read on request. */
export const readingQuery = (id: number) =>
  queryOptions({
    queryKey: ['resume-reading', id],
    queryFn: ({ signal }) => readResume(id, signal),
    staleTime: Infinity,
    retry: false,
  })

/** Of an uploaded file, which is not sent again. */
export const readResume = (id: number, signal?: AbortSignal) =>
  callEndpoint(parseResume, { body: { resume: id }, timeoutMs: READING_MS, signal })

/** For a slow connection. */
const FILE_MS = 120_000

/** Without an id, the current one. */
export const fetchResume = (id?: number) =>
  id === undefined
    ? callForFile(downloadCurrentResume, { timeoutMs: FILE_MS })
    : callForFile(downloadResume, { params: { id }, timeoutMs: FILE_MS })
/** For display in a tab. @throws as callForFile does */
export const fetchResumeToView = () => callForFile(viewCurrentResume, { timeoutMs: FILE_MS })

/** @throws as callEndpoint does: 'not-found' if already deleted */
export const removeResume = (id: number) => callEndpoint(deleteResume, { params: { id } })

/** Saved with the profile, because facts read from the former resume are removed too. @throws as callEndpoint does */
export const makeResumeCurrent = (id: number) =>
  callEndpoint(saveProfile, { body: { resume: id }, timeoutMs: READING_MS })
