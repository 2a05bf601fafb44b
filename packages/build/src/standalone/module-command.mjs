#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBuilt } from '../compress-built.mjs'
import { classesIn, writeTypesInto } from '../styles/style-types.mjs'

// `veckovis-module …` in the repository of one module: what the workspace's own scripts do for its members.

const folder = process.cwd()

const styleTypes = () => {
  const sheets = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map(name => `src/${name.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.module.css'))
  writeTypesInto(
    join(folder, '.cache/style-types'),
    sheets.map(file => ({ file, classes: classesIn(readFileSync(join(folder, file), 'utf8')) })),
  )
}

const dev = async () => {
  process.env.NODE_ENV = 'development'
  const { serveModule } = await import('../dev/serve-module.mjs')
  const say = line => process.stdout.write(`${line}\n`)
  const problem = await serveModule({ folder, cacheFolder: join(folder, '.cache/dev'), env: process.env, say })
  if (problem === null) return
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}

const commands = { dev, 'style-types': styleTypes, compress: () => compressBuilt(join(folder, 'dist')) }

const [name = ''] = process.argv.slice(2)
if (!Object.hasOwn(commands, name)) {
  process.stderr.write(`veckovis-module ${Object.keys(commands).join(' | ')}\n`)
  process.exitCode = 1
} else await commands[name]()
