import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { packPackages } from './pack/pack-packages.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

// `pnpm pack-packages <folder>` writes what a module is made with as archives, for a repository outside of this one.
await runScript(async () => {
  const [folder, ...more] = process.argv.slice(2).filter(word => word !== '--')
  if (folder === undefined || more.length > 0 || folder.startsWith('-'))
    throw new PlainFailure('Say where the packages are to be written: pnpm pack-packages <folder>')
  const place = resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  const packed = [...(await packPackages()).values()]
  mkdirSync(place, { recursive: true })
  for (const { file, content } of packed) writeFileSync(join(place, file), content)
  for (const { file } of packed) say(`  ${file}`)
  say(`Written into ${place}.`)
})
