import multipart, { type MultipartFields } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The bytes of the one file of a form, or why there are none: too many of them, or a form that is broken or has none. */
export type UploadedFile = Buffer | 'too-large' | 'broken'

/** Routes of this scope take forms, which everywhere else are refused before they are read. */
export const takeForms = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart)
}

const isTooLarge = (failure: unknown) => (failure as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'

type Taken = { readonly mostBytes: number; readonly texts?: readonly string[] }
type UploadedForm = { readonly file: UploadedFile; readonly fields: Readonly<Record<string, unknown>> }

/** Characters of a text in a form may be four bytes long each, and all of them fit in a body. */
const mostBytesOfText = 4_096

/** The texts that came before the file; what is sent twice is none of them. */
const textsOf = (fields: MultipartFields, names: readonly string[]): UploadedForm['fields'] =>
  Object.fromEntries(
    names.flatMap(name => {
      const field = fields[name]
      const isText = field !== undefined && !Array.isArray(field) && field.type === 'field'
      return isText ? [[name, field.value]] : []
    }),
  )

/** Reads the field `file` of a form, to its end, and the texts that came before it. */
export const readUploadedForm = async (
  request: FastifyRequest,
  { mostBytes, texts = [] }: Taken,
): Promise<UploadedForm> => {
  // A text sent as `file` counts as none; other fields are not ours.
  const [fields, parts] = [texts.length, texts.length + 1]
  const limits = { fileSize: mostBytes, files: 1, fields, parts, fieldSize: mostBytesOfText, headerPairs: 20 }
  try {
    const part = request.isMultipart() ? await request.file({ limits }) : undefined
    if (part === undefined || part.fieldname !== 'file') return { file: 'broken', fields: {} }
    return { file: await part.toBuffer(), fields: textsOf(part.fields, texts) }
  } catch (failure) {
    // Whatever else the reader of forms finds wrong is how the form came: cut off, badly bounded, of too many parts.
    return { file: isTooLarge(failure) ? 'too-large' : 'broken', fields: {} }
  }
}
