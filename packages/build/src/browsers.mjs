import browserslist from 'browserslist'
import { root } from './catalog.mjs'

/** The browsers of the suite from the oldest on, by `browserslist` of the root's package.json. */
export const browsers = browserslist(undefined, { path: root, ignoreUnknownVersions: true })
