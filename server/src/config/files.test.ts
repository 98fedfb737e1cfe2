import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'hanap-files',
  S3_REGION: 'ap-southeast-1',
  S3_KEY_ID: 'an id',
  S3_SECRET_KEY: 'a secret',
}

describe('The place of files', () => {
  it('is a folder beside the database, unless another is named', () => {
    expect(readConfig({ DATA_DIR: '/srv/hanap' }).files).toEqual({
      kind: 'folder',
      folder: '/srv/hanap/files',
    })
    expect(readConfig({ FILES_DIR: 'kept' }).files).toEqual({ kind: 'folder', folder: path.resolve('kept') })
  })

  it('is a bucket where all of it is named', () => {
    expect(readConfig(s3).files).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.com',
      bucket: 'hanap-files',
      region: 'ap-southeast-1',
      keyId: 'an id',
      secretKey: 'a secret',
    })
  })

  it.each(Object.keys(s3))('is not half a bucket: %s may not be missing', (name) => {
    expect(() => readConfig({ ...s3, [name]: '' })).toThrow(
      `Configuration: ${name} missing: files go to S3 with all of`,
    )
  })

  it.each([
    [{ ...s3, FILES_DIR: 'kept' }, 'Configuration: FILES_DIR and S3_ENDPOINT are both given'],
    [{ ...s3, S3_ENDPOINT: 's3.example.com' }, 'Configuration: S3_ENDPOINT must be an address'],
    [{ ...s3, S3_BUCKET: '../other' }, 'Configuration: S3_BUCKET must be the name of a bucket'],
  ])('is told in one line when it cannot be: %j', (env, text) => {
    expect(() => readConfig(env)).toThrow(text)
  })
})
