import { RESUME_MAX_BYTES } from '@hanap/contract/profile/resumes'

/** For the browser's file chooser: by ending and by type, since phones know one or the other. */
export const RESUME_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * Whether a chosen file may be a resume, before anything is sent: PDF, DOC or DOCX by its name, not empty, and at most
 * 5 MB. The server looks at the content.
 */
export function mayBeResume(file: Pick<File, 'name' | 'size'>): boolean {
  return /\.(pdf|docx?)$/i.test(file.name) && file.size > 0 && file.size <= RESUME_MAX_BYTES
}
