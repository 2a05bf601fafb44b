import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { SecurityLogAnswer } from '@veckovis/contracts/security'
import { jobTitleIds, permissionIds, permissionLevels, placeKinds } from '@veckovis/domain/access'
import { momentFormats } from '@veckovis/domain/calendar'
import { i18n, PlatformProvider } from '@veckovis/platform'
import { MemoryRouter } from '@veckovis/platform/router'
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import en from '../../../locales/security/en.json'
import sv from '../../../locales/security/sv.json'
import { exportSecurityLog } from './export-security-log'
import { SecurityLogPage } from './security-log-page'
import { readSecurityLog, securityLogQuery, type SecurityLogPart } from './security-log-query'
import { SecurityLogTable } from './security-log-table'

const shown = (element: ReactElement, read?: SecurityLogAnswer, address = '/settings/security'): string => {
  const place = document.createElement('div')
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const { queryKey } = securityLogQuery({ kind: '', from: '', to: '', person: '', address: '', page: 1, pageSize: 10 })
  if (read !== undefined) client.setQueryData(queryKey, read)
  const inside = createElement(QueryClientProvider, { client }, element)
  const routed = createElement(MemoryRouter, { initialEntries: [address] }, inside)
  flushSync(() => createRoot(place).render(createElement(PlatformProvider, null, routed)))
  return place.textContent
}

const log: SecurityLogAnswer = {
  total: 12,
  events: [
    {
      id: 2,
      at: '2026-03-18T08:00:05.000Z',
      kind: 'refused',
      by: { id: 7, name: 'Maj Ek' },
      subject: '',
      details: { route: 'GET /api/settings/security', code: 'forbidden', address: '192.0.2.7' },
      times: 3,
    },
    {
      id: 1,
      at: '2026-03-18T08:00:00.000Z',
      kind: 'sign-in-failed',
      by: null,
      subject: 'user/7',
      details: {},
      names: { subject: 'Bo Al' },
      times: 1,
    },
  ],
}

test('of one module, by the address, the page says so and offers the rest', () => {
  const text = shown(createElement(SecurityLogPage), undefined, '/settings/security?module=mf-staff')
  expect(text).toContain('Bara det som har gjorts med modulen mf-staff.')
  expect(text).toContain('Visa alla händelser')
  expect(shown(createElement(SecurityLogPage))).not.toContain('Visa alla händelser')
})

test('the page begins with the filter', () => {
  const text = shown(createElement(SecurityLogPage))
  for (const words of ['Alla händelser', 'Från och med', 'Till och med', 'Person', 'Nätverksadress'])
    expect(text).toContain(words)
})

test('an event tells when, what, how often, who and to whom', () => {
  const part = { kind: '', from: '', to: '', person: '', address: '', page: 1, pageSize: 10 } as const
  const text = shown(createElement(SecurityLogTable, { log, part, onPart: () => undefined }))
  for (const words of [
    'Nekat anrop, 3 gånger',
    'Maj Ek (7)',
    'GET /api/settings/security',
    'Misslyckad inloggning',
    'Konto: Bo Al (7)',
    'Svar: åtkomst saknas',
    'Nätverksadress: 192.0.2.7',
    '1–10 av 12',
  ])
    expect(text).toContain(words)
  expect(text).toContain('Ingen inloggad')
  expect(text).toContain('09:00:05')
})

test('what an event holds is told in words, ids and versions as they are, and nothing twice', () => {
  const events: SecurityLogAnswer['events'] = [
    {
      id: 2,
      at: '2026-03-18T08:00:05.000Z',
      kind: 'module-registered',
      by: null,
      subject: 'mf-staff',
      details: { moduleId: 'mf-staff', version: '0.1.0-fad1799e' },
      times: 1,
    },
    {
      id: 1,
      at: '2026-03-18T08:00:00.000Z',
      kind: 'sign-in',
      by: { id: 7, name: 'Maj Ek' },
      subject: '',
      details: { remembered: false },
      times: 1,
    },
  ]
  const part = { kind: '', from: '', to: '', person: '', address: '', page: 1, pageSize: 10 } as const
  const text = shown(createElement(SecurityLogTable, { log: { total: 2, events }, part, onPart: () => undefined }))
  expect(text).toContain('Kom ihåg mig: nej')
  expect(text).toContain('Version: 0.1.0-fad1799e')
  expect(text.match(/mf-staff/g)).toHaveLength(1)
})

test('rights, titles, areas and places stand by their names, and what is gone by its number', () => {
  const event = (id: number, details: SecurityLogAnswer['events'][number]['details'], names: Record<string, string>) =>
    ({
      id,
      at: '2026-03-18T08:00:05.000Z',
      kind: 'role-changed',
      by: null,
      subject: 'user/16',
      details,
      names,
      times: 1,
    }) as const
  const role = { change: 'given', permissionId: 5, level: 'WRITE' }
  const events = [
    event(1, { ...role, place: 'unit', placeId: 3 }, { subject: 'Maj Ek', place: 'Norra' }),
    event(2, { ...role, permissionId: 3, place: 'everywhere', placeId: null }, {}),
    event(3, { change: 'given', municipalityId: 4, licenceKey: 'analytics' }, { municipalityId: 'Lund' }),
    event(4, { jobTitleId: 4, municipalityId: 5 }, {}),
    event(5, { ...role, place: 'unit', placeId: 9 }, {}),
  ]
  const part = { kind: '', from: '', to: '', person: '', address: '', page: 1, pageSize: 10 } as const
  const text = shown(createElement(SecurityLogTable, { log: { total: 5, events }, part, onPart: () => undefined }))
  for (const words of [
    'Konto: Maj Ek (16)',
    'Behörighet: Personal',
    'Plats: Norra (enhet)',
    'Konto: borttagen (16)',
    'Behörighet: Budget',
    'Plats: hela landet',
    'Kommun: Lund (4)',
    'Licens: Analys',
    'Befattning: Ekonom',
    'Kommun: borttagen (5)',
    'Plats: borttagen (9) (enhet)',
  ])
    expect(text).toContain(words)
  for (const code of ['user/16', 'everywhere', 'analytics', 'placeId', 'Platsens id']) expect(text).not.toContain(code)
})

const saved: SecurityLogAnswer['events'][number] = {
  id: 9,
  at: '2026-03-18T08:00:05.000Z',
  kind: 'role-changed',
  by: { id: 7, name: 'Maj Ek' },
  subject: 'user/16',
  details: { change: 'given', permissionId: 5, level: 'WRITE', place: 'unit', placeId: 3, address: '192.0.2.7' },
  names: { subject: 'Bo Al', place: 'Norra' },
  more: [
    { kind: 'role-changed', details: { change: 'removed', permissionId: 3, level: 'READ', place: 'everywhere' } },
    { kind: 'account-changed', details: { jobTitleId: 4 } },
  ],
  times: 1,
}

test('what was changed of one person at once is one row, with a line for each change', () => {
  const part = { kind: '', from: '', to: '', person: '', address: '', page: 1, pageSize: 10 } as const
  const text = shown(
    createElement(SecurityLogTable, { log: { total: 1, events: [saved] }, part, onPart: () => undefined }),
  )
  for (const words of [
    'Roll ändrad, Konto ändrat',
    'Konto: Bo Al (16)',
    'Roll ändrad: tilldelad, Behörighet: Personal, Nivå: Redigera, Plats: Norra (enhet)',
    'Roll ändrad: borttagen, Behörighet: Budget, Nivå: Visa, Plats: hela landet',
    'Konto ändrat: Befattning: Ekonom',
  ])
    expect(text).toContain(words)
  expect(text.match(/192\.0\.2\.7/g)).toHaveLength(1)
})

test('the file holds what the filters leave, a row for each change, and no word that was searched for', async () => {
  const own = globalThis.fetch
  const asked: unknown[] = []
  globalThis.fetch = (_input, init) => {
    asked.push(JSON.parse(String(init?.body)))
    const body = { events: [saved], total: 1 }
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
  }
  const names: string[] = []
  const contents: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${contents.push(blob)}` })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const part = {
    kind: 'role-changed',
    from: '2026-03-01',
    to: '',
    person: 'Bo',
    address: '192.',
    page: 3,
    pageSize: 10,
  }
  const outcome = await exportSecurityLog({
    part: part as SecurityLogPart,
    telling: {
      t: (key, values = {}) => i18n.t(`security:${key}`, values),
      second: momentFormats.sv.second,
      personText: by => by?.name ?? '',
    },
    giving: { kind: 'csv', onProgress: () => undefined },
  }).finally(() => {
    globalThis.fetch = own
    jest.restoreAllMocks()
  })
  expect(outcome).toEqual({ ok: true, value: 3 })
  const { person, address, kind, from } = part
  expect(asked).toEqual([
    { kind, from, person, address, saves: true, keys: true, signing: true, ownRights: true, page: 1, pageSize: 100 },
  ])
  expect(names).toEqual([expect.stringMatching(/^Säkerhetslogg, Roll ändrad, 2026-03-01 \d{4}-\d{2}-\d{2}\.csv$/)])
  const lines = (await contents[0]?.text())?.replaceAll('"', '').split('\r\n')
  expect(lines?.slice(0, 4)).toEqual([
    'Tid;Händelse;Antal;Vem;Gäller;Uppgifter;Nätverksadress',
    '2026-03-18 09:00:05;Roll ändrad;1;Maj Ek;Bo Al (16);tilldelad, Behörighet: Personal, Nivå: Redigera, Plats: Norra (enhet);192.0.2.7',
    '2026-03-18 09:00:05;Roll ändrad;1;Maj Ek;Bo Al (16);borttagen, Behörighet: Budget, Nivå: Visa, Plats: hela landet;192.0.2.7',
    '2026-03-18 09:00:05;Konto ändrat;1;Maj Ek;Bo Al (16);Befattning: Ekonom;192.0.2.7',
  ])
})

test('a server of before there were such keys is asked once more without them', async () => {
  const own = globalThis.fetch
  const asked: object[] = []
  globalThis.fetch = (_input, init) => {
    const body = JSON.parse(String(init?.body)) as object
    asked.push(body)
    const [status, answer] =
      'keys' in body ? [400, { statusCode: 400, code: 'bad-request', message: 'x' }] : [200, { events: [], total: 0 }]
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers }))
  }
  const read = await readSecurityLog({
    kind: '',
    from: '',
    to: '',
    person: '',
    address: '',
    page: 1,
    pageSize: 10,
  }).finally(() => (globalThis.fetch = own))
  expect(read).toEqual({ events: [], total: 0 })
  const body = { saves: true, person: '', address: '', page: 1, pageSize: 10 }
  const signing = { ...body, keys: true, signing: true }
  expect(asked).toEqual([{ ...signing, ownRights: true }, signing, { ...body, keys: true }, body])
})

/** How a version came to people or ceased to, and why one is refused while the suite runs. */
const ofModules = ['start', 'promote', 'roll-back', 'roll-out', 'roll-out-stopped', 'quarantined', 'unsigned']

test('each right, title, level and way of a version has a word in both languages', () => {
  for (const { values, value } of [sv, en]) {
    expect(Object.keys(values.permissionId)).toEqual(expect.arrayContaining(Object.values(permissionIds).map(String)))
    expect(Object.keys(values.jobTitleId)).toEqual(expect.arrayContaining(Object.values(jobTitleIds).map(String)))
    expect(Object.keys(value)).toEqual(expect.arrayContaining([...permissionLevels, ...placeKinds, ...ofModules]))
  }
})

test('nothing to show says so', () =>
  expect(shown(createElement(SecurityLogPage), { total: 0, events: [] })).toContain('Inga händelser'))
