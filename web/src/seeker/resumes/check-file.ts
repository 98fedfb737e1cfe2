import { RESUME_MAX_BYTES } from '@hanap/contract/profile/resumes'

/** Extensions and types: phones know one or the other. */
export const RESUME_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Before the upload: PDF, DOC or DOCX by name, not empty, at most 5 MB. The server checks the content. */
export function mayBeResume(file: Pick<File, 'name' | 'size'>): boolean {
  return /\.(pdf|docx?)$/i.test(file.name) && file.size > 0 && file.size <= RESUME_MAX_BYTES
}
