import { ApiError } from './api-error'
import { apiTexts } from './api-texts'
import type { CallOptions } from './api-types'

export type ApiCall = {
  readonly verb: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly options: CallOptions
}

export type Sender = { readonly base: string; readonly language: string; readonly token: string | null }

const headersOf = ({ body, options }: ApiCall, { language, token }: Sender): Headers => {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language })
  if (token !== null && options.anonymous !== true) headers.set('Authorization', `Bearer ${token}`)
  if (options.ifMatch !== undefined) headers.set('If-Match', options.ifMatch)
  // The browser writes the content type of form data itself, with its boundary.
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
  return headers
}

/** Sends a call once. An abort is passed on as it is; every other failure to reach the server is a connection error. */
export const sendOnce = async (call: ApiCall, sender: Sender): Promise<Response> => {
  const { verb, path, body, options } = call
  try {
    return await fetch(sender.base + path, {
      method: verb,
      headers: headersOf(call, sender),
      credentials: 'include',
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    })
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause
    throw new ApiError('connection', apiTexts.connection(), 0, undefined, { cause })
  }
}
