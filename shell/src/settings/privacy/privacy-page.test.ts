import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { personActions } from '@veckovis/contracts/people'
import { readActions, readQuestions, type PrivacyLog } from '@veckovis/contracts/privacy'
import { ApiError, PlatformProvider, type SessionUser } from '@veckovis/platform'
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import en from '../../../locales/privacy/en.json'
import sv from '../../../locales/privacy/sv.json'
import { addShellMessages } from '../../shell-messages'
import { LogCard } from './log-card'
import { ownPrivacyQuery, privacyLogQuery } from './privacy-log-query'
import { PrivacyPage } from './privacy-page'
import { reviewedBy, type Reviewed } from './use-reviewed'

addShellMessages()

const person: SessionUser = {
  loggedIn: true,
  id: 7,
  email: 'maj@prov.example',
  firstName: 'Maj',
  lastName: 'Ek',
  phone: null,
  jobTitleId: 1,
  permissions: [],
  superadmin: false,
  counties: [
    {
      id: 1,
      name: 'Län',
      municipalities: [
        { id: 3, name: 'Egen', logoFilename: null, departments: [] },
        { id: 4, name: 'Annan', logoFilename: null, departments: [] },
      ],
    },
  ],
  defaultUnitId: null,
  activeUnit: null,
}

const administers = (...ids: number[]): SessionUser => ({
  ...person,
  permissions: ids.map(id => ({ id: 6, levels: ['APPROVE'], scope: { kind: 'municipality', id } })),
})

const part = { page: 1, pageSize: 10 }
const whole = { ...part, kind: '', question: '', from: '', to: '', by: '', about: '', unit: '', upTo: null } as const
const keyOf = (municipalityId: number | null) => privacyLogQuery({ ...whole, municipalityId }).queryKey

type Answers = { readonly log?: PrivacyLog; readonly failure?: ApiError }

/** What stands there once the server has answered so, or not yet. */
const drawn = (element: ReactElement, { log, failure }: Answers, municipalityId: number | null = 3): HTMLElement => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const queryKey = keyOf(municipalityId)
  if (log !== undefined) client.setQueryData(queryKey, log)
  if (failure !== undefined)
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: failure })
  const mine = { total: 1, rows: [{ id: 1, at: '2026-03-18T08:00:00.000Z', by: null, action: 'role-given' }] }
  client.setQueryData(ownPrivacyQuery(part).queryKey, mine)
  const place = document.createElement('div')
  const inside = createElement(QueryClientProvider, { client }, element)
  flushSync(() => createRoot(place).render(createElement(PlatformProvider, null, inside)))
  return place
}

const shown = (element: ReactElement, answers: Answers = {}, municipalityId: number | null = 3): string =>
  drawn(element, answers, municipalityId).textContent

const own: Reviewed = { id: 3, name: 'Egen' }
const log = createElement(LogCard, { reviewed: [own] })
const shownLog = (answers: Answers = {}) => shown(log, answers)

const row: PrivacyLog['rows'][number] = {
  id: 2,
  at: '2026-03-18T08:00:05.000Z',
  by: { id: 9, name: 'Per Frågvis' },
  action: 'diary-read',
  question: 'search',
  unit: { id: 12, name: 'Hemtjänst Norr' },
  subject: 'unit/12',
  about: [
    { id: 21, name: 'Åsa Öberg' },
    { id: 22, name: null },
  ],
  named: 25,
  reasons: 1,
  words: true,
  year: 2026,
  entries: 4,
}

test('a person who reviews nothing reads what is about themselves, and no more', () => {
  const text = shown(createElement(PrivacyPage))
  for (const words of ['Om mig', 'En roll tilldelades', '09:00:00']) expect(text).toContain(words)
  for (const words of ['Läsningar', 'Från och med', 'Vem som läste']) expect(text).not.toContain(words)
})

test('a read is told in plain words: when, who, the unit, what was asked and about whom', () => {
  const text = shownLog({ log: { rows: [row], total: 12, upTo: 2 } })
  for (const words of [
    '09:00:05',
    'Per Frågvis (9)',
    'Hemtjänst Norr',
    'Sökte i dagboken: 25 personer, 1 orsak, ord i anteckningar',
    'Åsa Öberg',
    'Person 22',
    '23 till',
    'År 2026',
    '4 poster visades',
    '1–10 av 12',
  ])
    expect(text).toContain(words)
})

test('a row of before, and one with a question that the page does not know, are told by what was read', () => {
  const rows = [
    { ...row, question: null, named: 0, about: [], reasons: 0, words: false, unit: null },
    { ...row, id: 1, question: 'of-later', named: 1, reasons: 0, words: false },
  ]
  const text = shownLog({ log: { rows, total: 2, upTo: 2 } })
  for (const words of ['Läste dagboken', 'Läste dagboken: 1 person', 'Ingen enskild person', 'Flera enheter'])
    expect(text).toContain(words)
})

test('while it loads, when nothing is found, and when the server refuses or is not reached, the page says so', () => {
  expect(drawn(log, {}).querySelector('[aria-busy]')?.getAttribute('aria-label')).toBe('Läser in listan …')
  expect(shownLog({ log: { rows: [], total: 0, upTo: null } })).toContain('Inga läsningar')
  const failures = {
    'Du saknar behörighet': new ApiError('answer', 'Fel 403', 403, null),
    'Det gick inte att hämta data': new ApiError('connection', 'Det gick inte att nå servern', 0, null),
  }
  for (const [words, failure] of Object.entries(failures)) {
    const text = shownLog({ failure })
    expect(text).toContain(words)
    expect(text).toContain('Försök igen')
  }
})

test('who approves users in a whole municipality reviews it, and a super admin the whole country first', () => {
  expect(reviewedBy(person, undefined)).toEqual([])
  expect(reviewedBy(administers(3), undefined)).toEqual([own])
  const unitOnly: SessionUser['permissions'] = [{ id: 6, levels: ['APPROVE'], scope: { kind: 'unit', id: 12 } }]
  expect(reviewedBy({ ...person, permissions: unitOnly }, 12)).toEqual([])
  const writes: SessionUser['permissions'] = [{ id: 6, levels: ['WRITE'], scope: { kind: 'municipality', id: 3 } }]
  expect(reviewedBy({ ...person, permissions: writes }, undefined)).toEqual([])
  const superAdmin = { ...person, superadmin: true, jobTitleId: 999 }
  expect(reviewedBy(superAdmin, undefined).map(({ id }) => id)).toEqual([null, 3, 4])
})

test('who reviews several chooses one of them', () => {
  const several = createElement(LogCard, {
    reviewed: [
      { id: null, name: null },
      { id: 4, name: 'Annan' },
    ],
  })
  const ofCountry = { rows: [{ ...row, by: { id: 5, name: 'Sara Super' } }], total: 1, upTo: 2 }
  const text = shown(several, { log: ofCountry }, null)
  expect(text).toContain('Sara Super')
  expect(text).toContain('Kommun')
  expect(shownLog()).not.toContain('Kommun')
})

test('each kind of read and question has its text, and each change of an account', () => {
  for (const texts of [sv, en]) {
    expect(Object.keys(texts.action)).toEqual(expect.arrayContaining([...readActions]))
    expect(Object.keys(texts.question)).toEqual(expect.arrayContaining([...readQuestions]))
    expect(Object.keys(texts.own.action)).toEqual(expect.arrayContaining([...personActions]))
  }
})
