import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../workspace/paths.mjs'
import { characters, weights } from './characters.mjs'

/** The font that the shell ships, and its licence beside it. */
export const fontFile = join(root, 'shell/src/font/inter.woff2')
export const licenceFile = join(root, 'shell/src/font/OFL.txt')

const require = createRequire(import.meta.url)
const latin = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const licence = require.resolve('@fontsource-variable/inter/LICENSE')

/**
 * Inter with our characters and weights alone. What a font can do with them stays: tabular figures, kerning.
 * @returns {Promise<Uint8Array>}
 */
export const makeFont = () =>
  subsetFont(readFileSync(latin), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })

export const readLicence = () => readFileSync(licence)
