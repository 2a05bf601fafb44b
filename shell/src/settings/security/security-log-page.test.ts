import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { SecurityLogAnswer } from '@veckovis/contracts/security'
import { PlatformProvider } from '@veckovis/platform'
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SecurityLogPage } from './security-log-page'
import { securityLogQuery } from './security-log-query'
import { SecurityLogTable } from './security-log-table'

const shown = (element: ReactElement, read?: SecurityLogAnswer): string => {
  const place = document.createElement('div')
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const { queryKey } = securityLogQuery({ kind: '', from: '', to: '', page: 1, pageSize: 10 })
  if (read !== undefined) client.setQueryData(queryKey, read)
  const inside = createElement(QueryClientProvider, { client }, element)
  flushSync(() => createRoot(place).render(createElement(PlatformProvider, null, inside)))
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
      times: 1,
    },
  ],
}

test('the page begins with the filter', () => {
  const text = shown(createElement(SecurityLogPage))
  for (const words of ['Alla händelser', 'Från och med', 'Till och med']) expect(text).toContain(words)
})

test('an event tells when, what, how often, who and to whom', () => {
  const part = { kind: '', from: '', to: '', page: 1, pageSize: 10 } as const
  const text = shown(createElement(SecurityLogTable, { log, part, onPart: () => undefined }))
  for (const words of [
    'Nekat anrop, 3 gånger',
    'Maj Ek (7)',
    'GET /api/settings/security',
    'Misslyckad inloggning',
    'user/7',
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
  const part = { kind: '', from: '', to: '', page: 1, pageSize: 10 } as const
  const text = shown(createElement(SecurityLogTable, { log: { total: 2, events }, part, onPart: () => undefined }))
  expect(text).toContain('Ihågkommen: nej')
  expect(text).toContain('Version: 0.1.0-fad1799e')
  expect(text.match(/mf-staff/g)).toHaveLength(1)
})

test('nothing to show says so', () =>
  expect(shown(createElement(SecurityLogPage), { total: 0, events: [] })).toContain('Inga händelser'))
