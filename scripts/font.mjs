import { readFileSync, writeFileSync } from 'node:fs'
import { fontFile, licenceFile, makeFont, readLicence } from './font/make-font.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

// `node scripts/font.mjs` after a change of characters, weights or of the font's version; --check only compares.
await runScript(async () => {
  const font = await makeFont()
  if (process.argv.includes('--check')) {
    if (!readFileSync(fontFile).equals(font)) throw new PlainFailure(`${fontFile} is not what scripts/font makes.`)
    return
  }
  writeFileSync(fontFile, font)
  writeFileSync(licenceFile, readLicence())
  say(`${fontFile}: ${(font.length / 1000).toFixed(1)} kB`)
})
