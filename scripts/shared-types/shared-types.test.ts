import ts from 'typescript'
import { compareDeclared } from './compare-declared.mjs'
import { declaredNames } from './declared-names.mjs'
import { offeredTypes, usedTypes } from '../../packages/build/src/plugins/shared-types.mjs'
import { problemsOf, storedFrom, withVerdicts } from './stored-types.mjs'

const request = '@veckovis/shared'
const folder = '/shared'

type Extra = { readonly path: string; readonly text: string }

/** The package as these files, in memory. */
const opening =
  (files: Readonly<Record<string, string>>) =>
  (extra: Extra | null = null) => {
    const sources = new Map(Object.entries(files).map(([name, text]) => [`${folder}/${name}.ts`, text]))
    if (extra !== null) sources.set(extra.path, extra.text)
    const options = { declaration: true, emitDeclarationOnly: true, strict: true, lib: ['lib.es5.d.ts'], types: [] }
    const host = ts.createCompilerHost(options)
    const { getSourceFile, fileExists } = host
    const fileOf = (name: string) => (name === request ? `${folder}/index.ts` : `${folder}/${name.slice(2)}.ts`)
    host.getSourceFile = (path, ...more) => {
      const text = sources.get(path)
      return text === undefined
        ? getSourceFile.call(host, path, ...more)
        : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
    }
    host.fileExists = path => sources.has(path) || fileExists.call(host, path)
    host.resolveModuleNameLiterals = literals =>
      literals.map(({ text }) => ({
        resolvedModule: { resolvedFileName: fileOf(text), extension: '.ts', isExternalLibraryImport: false },
      }))
    const program = ts.createProgram([...sources.keys()], options, host)
    return { program, fileOf, resolve: fileOf }
  }

type Files = Readonly<Record<string, string>>

const declare = (files: Files) => declaredNames(opening(files)(), [request])

const hash = (files: Files) => declare(files).names[request]?.['field']

const field = {
  index: `export { field } from './field'`,
  field: `import type { Looks } from './looks'
    /** Draws it. */
    export const field = (given: { readonly name: string; readonly looks: Looks }): string => given.name`,
  looks: `export type Looks = { readonly tone: 'calm' | 'loud'; readonly next?: Looks }`,
}

test.each<[string, Files]>([
  ['a comment', { field: field.field.replace('Draws it', 'Shows it') }],
  ['the order of members', { looks: `export type Looks = { readonly next?: Looks; readonly tone: 'calm' | 'loud' }` }],
  ['the order of alternatives', { looks: field.looks.replace(`'calm' | 'loud'`, `'loud' | 'calm'`) }],
  ['what it does', { field: field.field.replace('=> given.name', `=> given.name + '!'`) }],
  [
    'a name of a type inside',
    { field: field.field.replaceAll('Looks', 'Style').replace('{ Style }', '{ Looks as Style }') },
  ],
])('%s changes nothing', (_what, change) => {
  expect(hash({ ...field, ...change })).toBe(hash(field))
})

test.each<[string, Files]>([
  [
    'an added field that may be left out',
    { field: field.field.replace('name: string;', 'name: string; more?: string;') },
  ],
  ['a value deep inside', { looks: field.looks.replace(`'loud'`, `'bright'`) }],
  ['another answer', { field: field.field.replace('): string => given.name', '): number => given.name.length') }],
])('%s is another declaration', (_what, change) => {
  expect(hash({ ...field, ...change })).not.toBe(hash(field))
})

const today = '2026-11-29'
const empty = { names: {}, before: {}, broken: {}, breaks: {}, declarations: {} }

/** As it is after the change, and what the check says of it. */
const after = (change: Files, from: Files = field) => {
  const first = storedFrom(empty, declare(from), '2026-11-01')
  const declared = declare({ ...from, ...change })
  const now = storedFrom(first, declared, today)
  const compared = compareDeclared(declared, now, opening({ ...from, ...change }))
  const stored = withVerdicts(now, compared)
  return { first, stored, problems: problemsOf(stored, declared, compared, today) }
}

test.each<[string, Files]>([
  ['a field that may be left out', { field: field.field.replace('name: string;', 'name: string; more?: string;') }],
  ['one more value of what is given', { looks: field.looks.replace(`'loud'`, `'loud' | 'bright'`) }],
])('%s still is what was declared before', (_what, change) => {
  expect(after(change).problems).toEqual([])
})

test.each<[string, Files, string]>([
  [
    'a needed field',
    { field: field.field.replace('name: string;', 'name: string; more: string;') },
    `Property 'more' is missing`,
  ],
  ['a value that is gone', { looks: field.looks.replace(`'calm' | 'loud'`, `'calm'`) }, `'"loud"' is not assignable`],
  [
    'another answer',
    { field: field.field.replace('): string => given.name', '): number => given.name.length') },
    `'number' is not assignable to type 'string'`,
  ],
  ['a name that is gone', { index: `export { field as other } from './field'` }, 'field of @veckovis/shared is gone'],
])('%s breaks what modules rest on, and is said', (_what, change, words) => {
  expect(after(change).problems).toEqual([expect.stringContaining(words)])
})

test('a private part of a class is nobody’s business', () => {
  const holder = { index: 'export class Holder { private one = 1; get(): number { return this.one } }' }
  const other = {
    index: 'export class Holder { private two = 1; private three = 2; get(): number { return this.two + this.three } }',
  }
  expect(declare(other).names).toEqual(declare(holder).names)
})

test('what is broken with a reason passes, and what nobody rests on any more goes', () => {
  const { stored } = after({ looks: field.looks.replace(`'calm' | 'loud'`, `'calm'`) })
  const changed = { ...field, looks: field.looks.replace(`'calm' | 'loud'`, `'calm'`) }
  const declared = declare(changed)
  const allowed = { ...stored, breaks: { [`${request} field`]: 'No module took it.' } }
  const compared = compareDeclared(declared, allowed, opening(changed))
  expect(problemsOf(allowed, declared, compared, today)).toEqual([])
  const later = storedFrom(allowed, declared, '2027-01-15')
  expect([later.before, later.breaks]).toEqual([{}, {}])
})

test('what is not stored is said; what is stored for longer than any module rests on it is not, whatever day it is', () => {
  const stored = storedFrom(empty, declare(field), today)
  const declared = declare({ ...field, looks: field.looks.replace(`'loud'`, `'loud' | 'bright'`) })
  expect(problemsOf(stored, declared, compareDeclared(declared, stored, opening(field)), today)[0]).toBe(
    'run pnpm shared-types: field of @veckovis/shared changed',
  )
  const { stored: old } = after({ looks: field.looks.replace(`'loud'`, `'loud' | 'bright'`) })
  const now = declare({ ...field, looks: field.looks.replace(`'loud'`, `'loud' | 'bright'`) })
  expect(problemsOf(old, now, compareDeclared(now, old, opening(field)), '2028-03-01')).toEqual(
    problemsOf(old, now, compareDeclared(now, old, opening(field)), today),
  )
})

test('builds record what a module takes and what the shell still is of it', () => {
  const of = (change: Files) => {
    const { first, stored } = after(change)
    const was = usedTypes({ [request]: ['field.part'], other: ['field'] }, first)[request]?.['field'] ?? ''
    return { was, offered: offeredTypes(stored)[request]?.['field'] }
  }
  const more = of({ field: field.field.replace('name: string;', 'name: string; more?: string;') })
  expect(more.offered).toEqual({ is: expect.any(String), was: [more.was] })
  const needed = of({ field: field.field.replace('name: string;', 'name: string; more: string;') })
  expect(needed.offered).toEqual({
    is: expect.any(String),
    breaks: { [needed.was]: expect.stringContaining(`Property 'more' is missing`) },
  })
})

test('a verdict of the compiler that is not stored is said', () => {
  const change = { field: field.field.replace('name: string;', 'name: string; more: string;') }
  const { stored } = after(change)
  const declared = declare({ ...field, ...change })
  const compared = compareDeclared(declared, stored, opening({ ...field, ...change }))
  expect(problemsOf({ ...stored, broken: {} }, declared, compared, today)[0]).toContain('run pnpm shared-types')
})
