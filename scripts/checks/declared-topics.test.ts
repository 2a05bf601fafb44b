import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../..')

type Manifest = { readonly [way in 'offers' | 'needs']?: { readonly topics?: readonly string[] } }

const topicName = /topic: '([a-z-]+\/\d+)'/g

const topicsUsed = (folder: string): Set<string> => {
  const sources = join(root, folder, 'src')
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const texts = names
    .filter(name => /(?<!\.(?:test|fixture))\.tsx?$/.test(name))
    .map(name => readFileSync(join(sources, name), 'utf8'))
  return new Set(texts.flatMap(text => [...text.matchAll(topicName)].map(([, topic = '']) => topic)))
}

const remotes = readdirSync(root).filter(name => name.startsWith('mf-'))

// The sources say a topic by its name; queries are compared by the build (packages/build/src/calls/describe-calls.mjs).
test.each(remotes)('%s declares each topic that it announces or follows, and no other', folder => {
  const { offers, needs } = JSON.parse(readFileSync(join(root, folder, 'module.json'), 'utf8')) as Manifest
  const declared = new Set([...(offers?.topics ?? []), ...(needs?.topics ?? [])])
  expect([...declared].sort()).toEqual([...topicsUsed(folder)].sort())
})
