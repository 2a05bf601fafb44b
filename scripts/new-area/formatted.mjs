import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../workspace/paths.mjs'

/** A name changes the length of lines, so what is written goes through the formatter. */
export const formatted = async (path, text) => {
  const filepath = join(root, path)
  return format(text, { ...(await resolveConfig(filepath)), filepath })
}
