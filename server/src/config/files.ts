import path from 'node:path'
import * as z from 'zod'
import { readFolder } from './folders.ts'

export type FilesConfig =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; endpoint: string; bucket: string; region: string; keyId: string; secretKey: string }

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_KEY_ID', 'S3_SECRET_KEY'] as const
const endpointText = 'S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com'
const bucketText = 'S3_BUCKET must be the name of a bucket: small letters, digits, dots and hyphens'

export const fileFields = {
  FILES_DIR: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: endpointText }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, bucketText)
    .optional(),
  S3_REGION: z.string().optional(),
  S3_KEY_ID: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
}

type Given = { FILES_DIR?: string | undefined } & { [Name in (typeof s3Names)[number]]?: string | undefined }

/**
 * The bucket if configured, else the folder.
 * @throws an Error of one line for a partly configured bucket, or a folder beside it
 */
export function readFiles(given: Given, dataDir: string): { files: FilesConfig } {
  const missing = s3Names.filter((name) => !given[name])
  if (missing.length === s3Names.length) {
    const folder = given.FILES_DIR ? readFolder('FILES_DIR', given.FILES_DIR) : path.resolve(dataDir, 'files')
    return { files: { kind: 'folder', folder } }
  }
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY_ID, S3_SECRET_KEY } = given
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_KEY_ID || !S3_SECRET_KEY)
    throw new Error(
      `Configuration: ${missing.join(', ')} missing: files go to S3 with all of ${s3Names.join(', ')}`,
    )
  if (given.FILES_DIR)
    throw new Error('Configuration: FILES_DIR and S3_ENDPOINT are both given: files are kept in one place')
  const bucket = { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION }
  return { files: { kind: 's3', ...bucket, keyId: S3_KEY_ID, secretKey: S3_SECRET_KEY } }
}
