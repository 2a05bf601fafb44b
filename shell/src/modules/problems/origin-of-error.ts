/** The file of a module that an error comes from. */
export type Origin = {
  readonly moduleId: string
  readonly version: string
  /** Within its folder. */
  readonly file: string
}

const moduleFile = /\/modules\/(mf-[^/\s]+)\/([^/\s]+)\/([^?#:)\s]+)/

const originOfText = (text: string): Origin | null => {
  const [, moduleId, version, file] = moduleFile.exec(text) ?? []
  if (moduleId === undefined || version === undefined || file === undefined) return null
  return { moduleId, version: decodeURIComponent(version), file }
}

/** The file that could not be fetched: webpack and the plugin of style sheets both name its address. */
export const missingFileOf = (error: unknown): Origin | null => {
  const request: unknown = error instanceof Error ? Reflect.get(error, 'request') : undefined
  return typeof request === 'string' ? originOfText(request) : null
}

/**
 * The module in whose code an error arose: the first of a module that its stack names, however much of the shell and of
 * shared packages ran on top of it. `address` is what the browser names where there is no stack.
 */
export const originOfError = (error: unknown, address = ''): Origin | null => {
  // The message stands in it too, and may name any address.
  const stack = error instanceof Error ? (error.stack ?? '').replace(error.message, '') : ''
  return originOfText(stack) ?? originOfText(address)
}
