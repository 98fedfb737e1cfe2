import type { FilesConfig } from '../config/files.ts'
import { createLocalFiles } from '../outside/file-store/local.ts'
import type { FileStore } from '../outside/file-store/port.ts'
import { createS3Files } from '../outside/file-store/s3.ts'

export const openFileStore = (files: FilesConfig): FileStore =>
  files.kind === 's3' ? createS3Files(files) : createLocalFiles(files.folder)
