import type { AreaRefusal } from '@veckovis/contracts/wire'
import type { ApiFailure } from './api-error'

/** What the client needs of a contract schema. */
type LoadedSchema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { message: string } }
}

/** The schema, or how it is fetched while the answer is under way. */
export type AnswerSchema<T> = LoadedSchema<T> | (() => Promise<LoadedSchema<T>>)

export type CallOptions = {
  /** Version (ETag) that the change is based on. */
  ifMatch?: string
  signal?: AbortSignal
  /** What a refusal of this call is read with: a schema of its area's contract. */
  refusals?: AnswerSchema<AreaRefusal>
  /** No bearer token, and a 401 comes back as a failure of the call itself (sign-in). */
  anonymous?: boolean
}

export type Versioned<T> = { readonly data: T; readonly version: string }

export type ApiClient = {
  get<T>(path: string, schema: AnswerSchema<T>, options?: CallOptions): Promise<T | ApiFailure>
  getWithVersion<T>(path: string, schema: AnswerSchema<T>, options?: CallOptions): Promise<Versioned<T> | ApiFailure>
  post<T>(path: string, body: unknown, schema: AnswerSchema<T>, options?: CallOptions): Promise<T | ApiFailure>
  patch<T>(path: string, body: unknown, schema: AnswerSchema<T>, options?: CallOptions): Promise<T | ApiFailure>
  delete<T>(path: string, schema: AnswerSchema<T>, options?: CallOptions): Promise<T | ApiFailure>
  /** The bytes of a file, for the pages to come. Every answer that is not a success is thrown, 400 and 404 too. */
  download(path: string, options?: CallOptions): Promise<Blob>
  upload<T>(path: string, form: FormData, schema: AnswerSchema<T>, options?: CallOptions): Promise<T | ApiFailure>
}
