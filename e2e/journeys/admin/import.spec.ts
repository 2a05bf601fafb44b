import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { chooseRows } from '../../fixtures/choices'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, unique, type Place } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { overflow } from '../../fixtures/narrow-windows'
import { UsersPage } from '../../pages/users-page'

type Language = 'sv' | 'en'

/** Opens a list of mf-admin as a super admin, and the dialog that takes a whole list in. */
const openImport = async (page: Page, path: string, language: Language = 'sv') => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 999, roles: [] })
  await enter(page, { person, language }, path)
  await page.getByRole('button', { name: language === 'sv' ? 'Importera lista' : 'Import a list' }).click()
  return { place, dialog: page.getByRole('dialog') }
}

/** The dialog of an import once more, with nothing of what was done in it. */
const openAnew = async (page: Page) => {
  await page.reload()
  await page.getByRole('button', { name: 'Importera lista' }).click()
}

const paste = async (page: Page, list: string, language: Language = 'sv') => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: language === 'sv' ? 'Klistra in listan' : 'Paste the list' }).fill(list)
  await dialog.getByRole('button', { name: language === 'sv' ? 'Granska listan' : 'Check the list' }).click()
}

/** Calls of a test that wait until it lets them go. */
const createHeld = () => {
  let release = () => undefined as void
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  return { released, release: () => release() }
}

const unitsOf = ({ municipalityName, departmentName, unitName }: Place, mark: string) =>
  [
    'Kommun;Avdelning;Enhet;Aktiv',
    `${municipalityName};${departmentName};Åkern ${mark};ja`,
    `${municipalityName};${departmentName};${unitName};ja`,
    `${municipalityName};Ingenstans;Ängen ${mark};ja`,
    `${municipalityName};${departmentName};Ön ${mark};`,
  ].join('\r\n')

test('the good rows of a pasted list go in without the bad, each of which says why, and the reasons come as a file', async ({
  page,
}) => {
  const mark = unique()
  const { place, dialog } = await openImport(page, '/units')
  await expectNoAxeViolations(page, '[role=dialog]')
  await paste(page, unitsOf(place, mark))

  await expect(dialog.getByRole('alert')).toContainText('2 rader kan importeras')
  await expect(dialog.getByRole('row', { name: /^3 Enheten finns redan i avdelningen/ })).toBeVisible()
  // The column that the list does not fill in is not there, and all that it does say is in sight.
  await expect(dialog.getByRole('columnheader', { name: 'Län' })).toHaveCount(0)
  await expect(dialog.getByRole('columnheader', { name: 'Aktiv' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('row', { name: /^4 Platsen ”.* > Ingenstans” finns inte\./ })).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
  await dialog.getByRole('checkbox', { name: 'Visa bara ogiltiga rader' }).check()
  await expect(dialog.getByRole('row')).toHaveCount(3)

  await dialog.getByRole('button', { name: 'Importera 2 giltiga rader' }).click()
  await expect(dialog.getByRole('alert')).toContainText('2 enheter har importerats')
  await expect(dialog.getByRole('alert')).toContainText('2 rader är utelämnade')
  await expectNoAxeViolations(page, '[role=dialog]')

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Ladda ner felraderna' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('rader-med-skäl.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\ufeff"Län";"Kommun";"Avdelning";"Enhet";"Aktiv";"Skäl";"Rad"')
  expect(lines[1]).toContain('Enheten finns redan i avdelningen')
  expect(lines).toHaveLength(4)

  await dialog.getByRole('button', { name: 'Stäng' }).last().click()
  await page.getByRole('searchbox', { name: 'Sök på namn' }).fill(mark)
  await expect(page.getByRole('row', { name: new RegExp(`Åkern ${mark}`) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`Ön ${mark}`) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`Ängen ${mark}`) })).toHaveCount(0)
})

test('the template is such a list, in the language of the page; a list of departments is looked at on a telephone, and goes in', async ({
  page,
}) => {
  const mark = unique()
  const { place, dialog } = await openImport(page, '/departments', 'en')

  await test.step('the template', async () => {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download a template' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('departments.csv')
    const path = await file.path()
    expect((await readFile(path, 'utf8')).split('\r\n')[0]).toBe('\ufeff"County";"Municipality";"Department";"Active"')
    await dialog.locator('input[type=file]').setInputFiles(path)
    await dialog.getByRole('button', { name: 'Check the list' }).click()
    const refused = /^2 There is no place “Exempellänet > Exempelkommunen”/
    await expect(dialog.getByRole('row', { name: refused })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Import the/ })).toHaveCount(0)
  })
  await test.step('on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.reload()
    await page.getByRole('button', { name: 'Import a list' }).click()
    const rows = [`${place.municipalityName}\tNight ${mark}`, `Nowhere that anybody has heard of ${mark}\tDay`]
    await paste(page, ['Municipality\tDepartment', ...rows, ''].join('\n'), 'en')
    await expect(dialog.getByRole('alert')).toContainText('1 row can be imported')
    const reason = dialog.getByText(`There is no place “Nowhere that anybody has heard of ${mark}”.`)
    await reason.scrollIntoViewIfNeeded()
    await expect(reason, 'read without scrolling sideways').toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Import the valid row' }).click()
    await expect(dialog.getByRole('alert')).toContainText('1 department has been imported')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

const windows1252 = (text: string) => Buffer.from(text, 'latin1')

test('hostile files are told apart in words, and what was there before stays', async ({ page }) => {
  const { place, dialog } = await openImport(page, '/departments')
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  const read = dialog.getByRole('button', { name: 'Granska listan' })
  const problem = dialog.getByRole('alert')
  const pasted = dialog.getByRole('textbox', { name: 'Klistra in listan' })
  await pasted.fill('Kommun;Avdelning')

  await choose('stor.csv', Buffer.alloc(5_000_001, 'a'))
  await expect(problem).toContainText('Listan är större än 5 MB')
  await choose('arbetsbok.csv', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]))
  await expect(problem).toContainText('Arbetsboken går inte att läsa')
  await expect(pasted).toHaveValue('Kommun;Avdelning')

  const hostile = [
    ['nul.csv', Buffer.from('Kommun;Avdelning\nA;\0'), 'Rad 2 har ett tecken som inte är text'],
    ['annat.csv', Buffer.from('Namn;Skostorlek\na;b'), 'De här kolumnerna saknas: Kommun'],
  ] as const
  for (const [name, bytes, words] of hostile) {
    await choose(name, bytes)
    await expect(dialog.getByText(`${name} är inläst`)).toBeVisible()
    await read.click()
    await expect(problem).toContainText(words)
  }

  const list = `Kommun;Avdelning\r${place.municipalityName};Åäö\r`
  await choose('gammal.csv', windows1252(list))
  await expect(dialog.getByText('gammal.csv är inläst som windows-1252')).toBeVisible()
  await expect(problem).toHaveCount(0)
  await read.click()
  await expect(dialog.getByRole('status')).toContainText('1 rad kan importeras')
  await expect(dialog.getByRole('cell', { name: 'Åäö', exact: true })).toBeVisible()
})

test('a list that comes to a halt goes on where it was, and makes nothing twice; one that is stopped keeps what is in', async ({
  page,
}) => {
  const { place, dialog } = await openImport(page, '/departments')
  const address = '**/api/department/import'
  const goIn = dialog.getByRole('button', { name: 'Importera alla 120 rader' })
  const pasteMany = (mark: string) => {
    const rows = Array.from({ length: 120 }, (_, index) => `${place.municipalityName};Avdelning ${mark} ${index}`)
    return paste(page, ['Kommun;Avdelning', ...rows].join('\n'))
  }

  await test.step('the second call is taken by the server, and its answer is lost', async () => {
    await pasteMany(unique())
    let calls = 0
    await page.route(address, async route => {
      calls += 1
      if (calls !== 2) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await goIn.click()
    await expect(dialog.getByText('Avbröts efter 50 av 120 rader')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fortsätt' }).click()
    await expect(dialog.getByRole('status')).toContainText('120 avdelningar har importerats')
    await page.unroute(address)
  })
  await test.step('a list is stopped', async () => {
    await openAnew(page)
    await pasteMany(unique())
    await expect(goIn).toBeVisible()
    const held = createHeld()
    await page.route(address, async route => {
      await held.released
      await route.continue()
    })
    await goIn.click()
    await expect(dialog.getByRole('progressbar', { name: 'Importerar: 0 av 120 rader' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Stoppa' }).click()
    held.release()
    await expect(dialog.getByRole('alert')).toContainText('Stoppat efter 50 av 120 rader')
    await expect(dialog.getByRole('cell', { name: 'Importerad', exact: true }).first()).toBeVisible()
  })
})

const peopleHeadings = 'E-postadress;Förnamn;Efternamn;Befattning;Platser'

test('people go in with the rights of their job title on the places that are named; the look at a long list can be stopped, and what was found is gone through page by page', async ({
  context,
  page,
}) => {
  const mark = unique()
  const { place, dialog } = await openImport(page, '/users')
  await test.step('people go in with the rights of their job title on the places that are named', async () => {
    const { municipalityName, departmentName, unitName } = place
    const unit = `${municipalityName} > ${departmentName} > ${unitName}`
    const rows = [
      `chef.${mark}@prov.example;Maj;Chef ${mark};enhetschef;${unit}`,
      `ekonom.${mark}@prov.example;Åke;Ekonom ${mark};Ekonom;${municipalityName}`,
      `fel.${mark}@prov.example;Bo;Fel ${mark};Ekonom;${unit}`,
    ]
    await paste(page, [peopleHeadings, ...rows].join('\n'))
    await expect(
      dialog.getByRole('row', { name: /^4 Befattningen hör till kommuner, och ”.*” är ingen kommun/ }),
    ).toBeVisible()
    const preview = dialog.getByRole('region', { name: 'Listans rader' })
    expect(await preview.evaluate(frame => frame.scrollWidth - frame.clientWidth), 'what is to be scrolled').toBe(0)
    await dialog.getByRole('button', { name: 'Importera 2 giltiga rader' }).click()
    await expect(dialog.getByRole('alert')).toContainText('2 användare har importerats')
    await dialog.getByRole('button', { name: 'Stäng' }).last().click()

    const users = new UsersPage(page)
    await users.search().fill(mark)
    await expect(users.rows()).toHaveCount(2)
    await expect(users.row(`Ekonom ${mark}, Åke`).getByRole('cell', { name: 'Ekonom', exact: true })).toBeVisible()
    await expect(users.row(`Chef ${mark}, Maj`).getByRole('cell', { name: 'Enhetschef', exact: true })).toBeVisible()
    await users.open(`Chef ${mark}, Maj`)
    const roles = users.dialog().getByRole('region', { name: 'Roller' })
    await expect(roles).toContainText(`Enhet · ${departmentName} · ${municipalityName}`)
    await expect(roles).toContainText(unitName)
    await expect(roles.getByRole('listitem').filter({ hasText: /^[A-ZÅÄÖ][a-zåäö]+: / })).toHaveText([
      'Dagbok: Godkänna',
      'Prognos: Redigera',
      'Budget: Redigera',
      'Schema: Redigera',
      'Personal: Redigera',
    ])
  })
  await test.step('300 people: the look at them can be stopped, and what was found is gone through page by page', async () => {
    await openAnew(page)
    const rows = Array.from({ length: 300 }, (_, index) =>
      index === 299 ? 'ingen adress;Bo;Fel;;' : `p${index}.${mark}@prov.example;Person;Nummer ${index};;`,
    )
    const held = createHeld()
    let calls = 0
    await page.route('**/api/user/import/check', async route => {
      calls += 1
      if (calls > 2) await held.released
      await route.continue()
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(text => navigator.clipboard.writeText(text), [peopleHeadings, ...rows].join('\n'))
    await dialog.getByRole('textbox', { name: 'Klistra in listan' }).focus()
    await page.keyboard.press('ControlOrMeta+V')
    await dialog.getByRole('button', { name: 'Granska listan' }).click()
    await expect(dialog.getByRole('progressbar', { name: 'Granskar: 100 av 299 rader' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Stoppa' }).click()
    held.release()

    await expect(dialog.getByRole('alert')).toContainText('Stoppat efter 150 av 299 rader')
    await expect(dialog.getByRole('alert')).toContainText('Inget har importerats')
    await expect(dialog.getByRole('button', { name: /^Importera/ })).toHaveCount(0)
    const pages = dialog.getByRole('navigation', { name: 'Sidor' })
    await chooseRows(pages.getByRole('combobox'), 100)
    await expect(pages).toContainText('1–100 av 300')
    await expect(dialog.getByRole('row', { name: /^101 Kan importeras/ })).toBeVisible()
    await pages.getByRole('button', { name: 'Nästa sida' }).click()
    await expect(dialog.getByRole('row', { name: /^151 Kan importeras/ })).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^152 Inte granskad än/ })).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Visa bara ogiltiga rader' }).check()
    await expect(dialog.getByRole('row', { name: /^301 E-postadress är ingen giltig e-postadress/ })).toBeVisible()
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Tillbaka till listan' }).click()
    await expect(dialog.getByRole('textbox')).toHaveValue(/p298\./)
  })
})
