import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The bytes of the one file of a form, or why there are none: too many of them, or a form that is broken or has none. */
export type UploadedFile = Buffer | 'too-large' | 'broken'

/** Routes of this scope take forms, which everywhere else are refused before they are read. */
export const takeForms = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart)
}

const isTooLarge = (failure: unknown) => (failure as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'

/** Reads the field `file` of a form, to its end. */
export const readUploadedFile = async (
  request: FastifyRequest,
  { mostBytes }: { readonly mostBytes: number },
): Promise<UploadedFile> => {
  // A text sent as `file` counts as none; other fields are not ours.
  const limits = { fileSize: mostBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 }
  try {
    const part = request.isMultipart() ? await request.file({ limits }) : undefined
    if (part === undefined || part.fieldname !== 'file') return 'broken'
    return await part.toBuffer()
  } catch (failure) {
    // Whatever else the reader of forms finds wrong is how the form came: cut off, badly bounded, of too many parts.
    return isTooLarge(failure) ? 'too-large' : 'broken'
  }
}
