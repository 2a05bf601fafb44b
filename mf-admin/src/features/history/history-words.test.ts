import { addMessages, i18n, type Words } from '@veckovis/platform'
import { licenceActions, placeActions } from '@veckovis/contracts/organisation'
import { personActions } from '@veckovis/contracts/people'
import en from '../../../locales/history/en.json'
import sv from '../../../locales/history/sv.json'
import type { HistoryEvent } from './history-source'
import { actorText, actsOf, changeText, historyRows, linesOf } from './history-words'

addMessages('admin-history', 'sv', sv)
const fixed = i18n.getFixedT('sv', 'admin-history')
const t: Words = (key, values = {}) => fixed(key, values)

const telling = { t, moment: (instant: string) => instant.slice(0, 10) }

const event: HistoryEvent = {
  id: 1,
  at: '2026-03-18T08:00:00.000Z',
  by: { name: 'Maj Ek' },
  action: 'place-changed',
  changes: [
    { field: 'name', from: 'Norra', to: '=cmd|x' },
    { field: 'active', from: true, to: false },
  ],
}

test('a change tells what was and what became of it, in words', () => {
  expect(event.changes.map(change => changeText(change, telling))).toEqual(['Namn: Norra → =cmd|x', 'Aktiv: ja → nej'])
  expect(changeText({ field: 'type', from: null, to: 'SCHOOL' }, telling)).toBe('Typ: Skola')
  expect(changeText({ field: 'code', from: '745', to: null }, telling)).toBe('Kod: 745, borttaget')
})

test('a picture, everywhere and each area of a licence stand in words, and never by the names that the program has', () => {
  const picture = (from: string | null, to: string | null) => changeText({ field: 'logoFilename', from, to }, telling)
  expect(picture(null, '3160.png')).toBe('Logotyp: en bild')
  expect(picture('3160.png', '3161.png')).toBe('Logotyp: en bild → en annan bild')
  expect(picture('3160.png', null)).toBe('Logotyp: en bild, borttaget')
  expect(changeText({ field: 'place', from: null, to: 'everywhere' }, telling)).toBe('Plats: Hela landet')
  for (const licence of ['forecast', 'budget', 'diary', 'staff', 'analytics'])
    expect(changeText({ field: 'licence', from: null, to: licence }, telling)).not.toContain(licence)
})

test('a licence is told by its module and the moments of its period', () => {
  const changes = [
    { field: 'licence', from: null, to: 'staff' },
    { field: 'validFrom', from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
    { field: 'validTo', from: null, to: '2027-01-01T00:00:00Z' },
  ]
  expect(changes.map(change => changeText(change, telling))).toEqual([
    'Modul: Personal',
    'Gäller från: 2026-01-01 → 2026-02-01',
    'Gäller till: 2027-01-01',
  ])
})

test('who did it, or that nobody knows', () => {
  expect([event, { ...event, by: null }, { ...event, by: { name: null } }].map(each => actorText(each, t))).toEqual([
    'Maj Ek',
    'Systemet',
    'Tidigare användare',
  ])
})

test('a list has a row for each field that changed', () => {
  const rows = historyRows([event, { ...event, changes: [] }], telling)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual(['2026-03-18', 'Maj Ek', 'Ändrad', 'Namn', 'Norra', '=cmd|x'])
  expect(rows[2]).toEqual(['2026-03-18', 'Maj Ek', 'Ändrad', '', '', ''])
})

test('what was saved at once is one event with a line for each role, and in a list a row for each field as before', () => {
  const role = (permission: number, place: string | null) => ({
    action: 'role-taken',
    changes: Object.entries({ permission, level: 'READ', place }).map(([field, from]) => ({ field, from, to: null })),
  })
  const save = { ...event, more: [role(5, 'everywhere'), role(3, null)] }
  expect(actsOf(save).map(act => linesOf(act, telling))).toEqual([
    ['Namn: Norra → =cmd|x', 'Aktiv: ja → nej'],
    ['Område: Personal, Nivå: Visa, Plats: Hela landet'],
    ['Område: Budget, Nivå: Visa'],
  ])
  expect(historyRows([save], telling)).toHaveLength(8)
})

test('every action has a name in both languages', () => {
  expect(Object.keys(sv.actions)).toEqual(
    expect.arrayContaining([...placeActions, ...licenceActions, ...personActions]),
  )
  expect(Object.keys(en.actions)).toEqual(Object.keys(sv.actions))
})
