import browserslist from 'browserslist'
import { isStandalone, readPacked, root } from './catalog.mjs'

/** The browsers of the suite from the oldest on, by `browserslist` of the workspace's package.json. */
export const browsers = browserslist(isStandalone ? readPacked().browserslist : undefined, {
  path: root,
  ignoreUnknownVersions: true,
})
