import type { RegisteredModule } from '@veckovis/contracts/modules'
import { fetchBesideEntry } from './fetch-beside-entry'

const staff: RegisteredModule = {
  id: 'mf-staff',
  title: { sv: 'Personal', en: 'Staff' },
  contract: { from: 1, to: 1 },
  routes: [],
  navigation: [],
  contributions: [],
  version: '1.0.0',
  manifestUrl: '/modules/mf-staff/1.0.0/mf-manifest.json',
  container: 'mf_staff_1',
  integrity: {
    'remote-entry.js': 'sha384-entry',
    '__federation_expose_app.1.js': 'sha384-app',
    '__federation_expose_start_page.2.js': 'sha384-start',
    '__federation_expose_start_page.3.css': 'sha384-styles',
    'staff-table.4.js': 'sha384-table',
  },
  builtAgainst: {},
}

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]

test('code and styles of what is exposed are on their way with their digests, and leave nothing once they have come', () => {
  fetchBesideEntry(staff, './start-page')
  expect(links().map(link => [new URL(link.href).pathname, link.getAttribute('as'), link.integrity])).toEqual([
    ['/modules/mf-staff/1.0.0/__federation_expose_start_page.2.js', 'script', 'sha384-start'],
    ['/modules/mf-staff/1.0.0/__federation_expose_start_page.3.css', 'style', 'sha384-styles'],
  ])
  const [code, styles] = links()
  expect([code?.crossOrigin, styles?.crossOrigin]).toEqual(['anonymous', null])
  code?.dispatchEvent(new Event('load'))
  styles?.dispatchEvent(new Event('error'))
  expect(links()).toEqual([])
})
