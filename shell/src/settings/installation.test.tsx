import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider, type SessionUser } from '@veckovis/platform'
import { MemoryRouter } from '@veckovis/platform/router'
import type { ReactNode } from 'react'
import shellTexts from '../../locales/sv.json'
import { UserMenu } from '../frame/header/user-menu'
import { InstallationPage } from './installation-page'
import { installationParts } from './installation-parts'

beforeAll(() => addMessages('shell', 'sv', shellTexts))

const person: SessionUser = {
  ...{ loggedIn: true, id: 7, email: 'sara@prov.example', firstName: 'Sara', lastName: 'Super', phone: null },
  ...{ jobTitleId: 999, permissions: [], superadmin: true, counties: [], defaultUnitId: null, activeUnit: null },
}

const show = (content: ReactNode) =>
  render(
    <PlatformProvider>
      <MemoryRouter>{content}</MemoryRouter>
    </PlatformProvider>,
  )

const nameOf = ({ name }: { readonly name: string }) => name

test('first steps, modules and security are there without any module, the licences with the one that has their page', () => {
  const admin = { routes: [{ path: '/licences', permission: 999, title: { sv: 'Licenser', en: 'Licences' } }] }
  expect(installationParts(null).map(nameOf)).toEqual(['firstSteps', 'modules', 'security'])
  expect(installationParts({ modules: [] }).map(nameOf)).not.toContain('licences')
  expect(installationParts({ modules: [admin] }).map(nameOf)).toContain('licences')
})

test('the page leads to each of them', async () => {
  show(<InstallationPage />)
  const links = await screen.findAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Öppna de första stegen', '/settings/first-steps'],
    ['Öppna moduler och versioner', '/settings/modules'],
    ['Öppna säkerhetsloggen', '/settings/security'],
  ])
})

test.each([
  [true, ['Inställningar', 'Installationen', 'Logga ut']],
  [false, ['Inställningar', 'Logga ut']],
])(
  'the menu of a person leads super admins there (%s)',
  async (superadmin, names) => {
    show(<UserMenu user={{ ...person, superadmin }} />)
    fireEvent.click(screen.getByRole('button'))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(names)
  },
  20_000,
)
