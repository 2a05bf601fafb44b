import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../..')

/** The sentence of each rule in both languages, and the keys under which forms have it. */
const sentences = {
  email: { key: /^(e-?mail|not-an-?e-?mail)$/i, sv: 'Ange en giltig e-postadress', en: 'E-mail must be valid' },
  required: { key: /^(\w+-)?required$/, sv: 'Fältet är obligatoriskt.', en: 'This field is required.' },
  integer: {
    key: /^(\w+-)?not-an-integer$/,
    sv: 'Värdet måste vara ett heltal',
    en: 'The value must be an integer number',
  },
} as const

/** What says the same in other words, whatever it is called: a form has no sentence of its own. */
const otherWords =
  /fyll i fältet|fältet (måste|ska|får inte vara tomt)|giltig e-post|heltal\b|helt (an)?tal\b|fill in (the|this) field|field (is|must be) |valid e-?mail|e-?mail (must|is not)|whole number|integer/i

type Text = { readonly file: string; readonly language: 'sv' | 'en'; readonly path: string; readonly text: string }

const textsIn = (value: object, path = ''): (readonly [path: string, text: string])[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner === 'object' && inner !== null) return textsIn(inner, `${path}${key}.`)
    return typeof inner === 'string' ? [[path + key, inner] as const] : []
  })

const members = ['', 'packages', 'scripts/new-area/template/unit', 'scripts/new-area/template/places']
const isMember = (name: string) => /^(mf-[\w-]+|shell|forms|lists|platform|ui)$/.test(name)

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(join(root, folder), { encoding: 'utf8' })
  } catch {
    return []
  }
}

const localeFiles = members.flatMap(folder =>
  namesIn(folder)
    .filter(isMember)
    .flatMap(member => {
      const locales = join(folder, member, 'locales')
      return namesIn(locales).flatMap(name =>
        name.endsWith('.json')
          ? [join(locales, name)]
          : namesIn(join(locales, name)).map(inner => join(locales, name, inner)),
      )
    }),
)

const texts: readonly Text[] = localeFiles
  .filter(file => /(^|\/)(sv|en)\.json$/.test(file))
  .flatMap(file => {
    const language = file.endsWith('sv.json') ? ('sv' as const) : ('en' as const)
    const content = JSON.parse(readFileSync(join(root, file), 'utf8')) as object
    return textsIn(content).map(([path, text]) => ({ file, language, path, text }))
  })

/** Where the messages of a form stand. */
const isMessage = ({ path }: Text) => /(^|\.)(problems|errors|form|choose)\./.test(path)
const lastOf = (path: string) => path.split('.').at(-1) ?? ''

const otherThan = (rule: keyof typeof sentences) =>
  texts
    .filter(text => isMessage(text) && sentences[rule].key.test(lastOf(text.path)))
    .filter(({ language, text }) => text !== sentences[rule][language])
    .map(({ file, path, text }) => `${file} ${path}: ${text}`)

test('R-469 an e-mail address that is none is told by one sentence in every form', () => {
  expect(otherThan('email')).toEqual([])
})

test('R-470 a field that is required is told by one sentence in every form', () => {
  expect(otherThan('required')).toEqual([])
})

test('R-473 decimals where an integer is wanted are told by one sentence in every form', () => {
  expect(otherThan('integer')).toEqual([])
})

test('no form says the same in other words under another key, and each sentence is found where forms are', () => {
  const known = new Set(Object.values(sentences).flatMap(({ sv, en }): string[] => [sv, en]))
  const messages = texts.filter(isMessage)
  const others = messages.filter(({ text }) => otherWords.test(text) && !known.has(text))
  expect(others.map(({ file, path, text }) => `${file} ${path}: ${text}`)).toEqual([])
  expect([...known].filter(sentence => !messages.some(({ text }) => text === sentence))).toEqual([])
})
