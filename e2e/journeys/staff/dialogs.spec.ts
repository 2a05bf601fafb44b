import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { callApi, reloadIn, signInByApi } from '../../fixtures/session'
import { openStaff } from './staff-world'

test('R-382 R-383 R-384 R-385 R-386 R-387 R-388 R-390 R-391 R-392 R-393 R-394 the parts of a member are shown, edited and kept', async ({
  page,
}) => {
  const { staff } = await openStaff(page)
  await staff.ready()

  await test.step('R-382 opening a row shows all fields of the member', async () => {
    await staff.open('Öberg')
    await expect(staff.dialog()).toHaveAccessibleName('Åsa Öberg')
    const facts = await staff.dialog().locator('dd').allTextContents()
    expect(facts.map(plain)).toEqual([
      'Åsa',
      'Öberg',
      '1984-05-17',
      'Kvinna',
      '2024-01-01',
      'Tillsvidare',
      'Körkort',
      '0,75',
      'Föräldraledighet',
      '1,00',
      '–',
      '31 500 kr',
      '37,00',
      '27,75',
    ])
  })

  await test.step('R-384 actual service grade and reason', async () => {
    await staff.edit('current').click()
    await expect(staff.field('validFrom')).toHaveValue('2026-03-18')
    await staff.field('actualGrade').fill('0,5')
    await staff.choose(staff.field('actualReason'), 'Fackligt uppdrag')
    await staff.saved()
    await expect(staff.fact('current', 'Aktuell sysselsättningsgrad')).toHaveText('0,50')
    await expect(staff.fact('current', 'Orsak')).toHaveText('Fackligt uppdrag')
    await staff.dialog().getByText('Anställningsvillkor (2 perioder)').click()
    const history = staff.dialog().getByRole('table').locator('tbody tr')
    await expect(history.first()).toContainText('2026-03-18')
    await expect(history.last()).toContainText('0,75')
  })

  await test.step('R-385 ordinary service grade and reason', async () => {
    await staff.edit('ordinary').click()
    await staff.field('ordinaryGrade').fill('0.6')
    await staff.choose(staff.field('ordinaryReason'), 'Heltid som norm')
    await staff.saved()
    await expect(staff.fact('ordinary', 'Orsak')).toHaveText('Heltid som norm')
  })

  await test.step('R-386 the salary', async () => {
    await staff.edit('salary').click()
    await staff.field('salary').fill('33 000')
    await staff.saved()
    await expect(staff.fact('salary', 'Månadslön')).toHaveText(/^33\s000\skr$/)
  })

  await test.step('R-387 weekly working hours', async () => {
    await staff.edit('hours').click()
    await staff.field('weeklyHours').fill('38,25')
    await staff.saved()
    await expect(staff.fact('hours', 'Veckoarbetstid')).toHaveText('38,25')
  })

  await test.step('R-383 basic info', async () => {
    await staff.edit('basic').click()
    await staff.field('firstName').fill('Zoë')
    await staff.field('lastName').fill('Ångström')
    await staff.field('birthday').fill('2000-02-29')
    await staff.choose(staff.field('gender'), 'Annat')
    await staff.field('notes').fill('Nattjänst\nsedan 2025')
    await staff.saved()
    await expect(staff.dialog()).toHaveAccessibleName('Zoë Ångström')
    await expect(staff.fact('basic', 'Kön')).toHaveText('Annat')
    await staff.close().click()
    await expect(staff.row('Ångström')).toContainText('2000-02-29')
  })

  await page.reload()
  await staff.open('Ångström')
  for (const [id, part, label, shown] of [
    ['R-388', 'basic', 'Förnamn', 'Zoë'],
    ['R-388', 'basic', 'Efternamn', 'Ångström'],
    ['R-388', 'basic', 'Födelsedatum', '2000-02-29'],
    ['R-390', 'salary', 'Månadslön', '33 000 kr'],
    ['R-391', 'ordinary', 'Grundanställning \\(sysselsättningsgrad\\)', '0,60'],
    ['R-391', 'ordinary', 'Orsak', 'Heltid som norm'],
    ['R-392', 'current', 'Aktuell sysselsättningsgrad', '0,50'],
    ['R-392', 'current', 'Orsak', 'Fackligt uppdrag'],
    ['R-393', 'hours', 'Veckoarbetstid', '38,25'],
    ['R-394', 'basic', 'Anteckningar', 'Nattjänst sedan 2025'],
  ] as const)
    await test.step(`${id} ${label} is kept after a reload`, async () => {
      expect(plain(await staff.fact(part, label).textContent())).toBe(shown)
    })
})

test('the last member is taken back before the employment begins, and the first one added once', async ({ page }) => {
  const { staff } = await openStaff(page, { members: [{ employedFrom: '2026-08-01' }] })
  await staff.ready()

  await test.step('somebody whose employment has not begun is taken back after a question', async () => {
    await expect(staff.row('Öberg')).toContainText('Börjar 2026-08-01')
    await staff.open('Öberg')
    await expect(staff.end()).toHaveCount(0)
    await staff.remove().click()
    await expect(staff.dialog()).toContainText('Anställningen har inte börjat')
    await staff.cancel().click()
    await staff.remove().click()
    await staff.remove().click()
    await expect(page.getByText('Åsa Öberg har tagits bort.')).toBeVisible()
  })

  await test.step('a unit without staff says so, has no schedule, and offers to add the first', async () => {
    await expect(page.getByText('Enheten har ingen anställd personal')).toBeVisible()
    await page.goto('/schedule')
    await expect(page.getByRole('heading', { name: 'Inget schema' })).toBeVisible()
    await reloadIn(page, 'en')
    await expect(page.getByRole('heading', { name: 'No schedule' })).toBeVisible()
    await reloadIn(page, 'sv')
    await page.goto('/staff')
    await expect(page.getByText('Enheten har ingen anställd personal')).toBeVisible()
    await expect(staff.add()).toHaveCount(2)
  })

  await test.step('a new member is added once and stands in the table', async () => {
    await staff.add().first().click()
    await staff.field('firstName').fill('Nils')
    await staff.field('lastName').fill('Ny')
    await staff.field('birthday').fill('1999-01-02')
    await staff.choose(staff.field('gender'), 'Man')
    await staff.field('salary').fill('29 000')
    await expect(staff.field('weeklyHours')).toHaveValue('40')
    await staff.save().dblclick()
    await expect(page.getByText('Nils Ny har lagts till.')).toBeVisible()
    await expect(staff.dialog()).toHaveCount(0)
    await expect(staff.rows()).toHaveCount(1)
    await expect(staff.row('Ny, Nils')).toContainText('40,00')
  })
})

test('people of one name are told apart, and an employment ends on a chosen day', async ({ page }) => {
  const { staff } = await openStaff(page, { members: [{}, { birthday: '1991-02-03' }, { firstName: 'Ida' }] })
  await staff.ready()

  await test.step('two people of one name are told apart in the list and in the dialogs', async () => {
    await expect(staff.rows().getByRole('rowheader')).toHaveText([
      'Öberg, Ida',
      'Öberg, Åsa (f. 1984)',
      'Öberg, Åsa (f. 1991)',
    ])
    await staff.open('(f. 1991)')
    await expect(page.getByRole('dialog', { name: 'Åsa Öberg (f. 1991)' })).toBeVisible()
    await staff.end().click()
    await expect(staff.dialog()).toContainText('Avsluta anställningen för Åsa Öberg (f. 1991)?')
    await staff.cancel().click()
    await staff.close().click()
  })

  await test.step('the member whose employment ends leaves the list and stays behind the filter', async () => {
    await staff.open('(f. 1984)')
    await staff.end().click()
    await expect(staff.dialog()).toContainText('Historiken finns kvar')
    await expect(staff.lastDay()).toHaveValue('2026-03-18')
    await staff.lastDay().fill('2023-12-31')
    await staff.end().click()
    await expect(staff.dialog()).toContainText('Sista dagen ligger före den första')
    await staff.lastDay().fill('2026-02-28')
    await staff.end().click()
    await expect(page.getByText(/^Sista anställningsdag för Åsa Öberg.* är 2026-02-28\.$/)).toBeVisible()
    await expect(staff.end()).toHaveCount(0)
    await staff.close().click()
    await expect(staff.rows()).toHaveCount(2)
    await staff.choose(staff.employment(), 'Har slutat')
    await expect(page).toHaveURL(/employment=left/)
    await expect(staff.rows()).toHaveCount(1)
    await expect(staff.row('Öberg, Åsa')).toContainText('Slutade 2026-02-28')
    await expect(staff.row('Öberg, Åsa').getByRole('cell').last()).toHaveText('–')
  })

  await test.step('both are told apart in the schedule, which keeps who has left', async () => {
    await page.goto('/schedule?year=2026&startWeek=1&endWeek=15')
    const row = page.getByRole('row').filter({ hasText: 'Öberg, Åsa (f. 1984)' })
    await expect(row.locator('[data-week="5"]')).toContainText('27,75')
    await expect(row.locator('[data-week="10"]')).toHaveAccessibleDescription('inte anställd')
    await expect(page.getByRole('row').filter({ hasText: 'Åsa (f. 1991)' })).toBeVisible()
  })
})

const unsaved = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Du har osparade ändringar' })

test('a change is made by keyboard, and what cannot be saved yet is told and stays', async ({ page }) => {
  const { staff, made, writer } = await openStaff(page)
  await staff.ready()
  const answer = (name: string) => unsaved(page).getByRole('button', { name, exact: true }).click()

  await test.step('by keyboard alone a member is opened, changed and closed', async () => {
    await staff.row('Öberg').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(staff.part('hours')).toBeVisible()
    for (let presses = 0; presses < 12; presses++) {
      if (await staff.edit('hours').evaluate(button => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(staff.edit('hours')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(staff.field('weeklyHours')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('39')
    await page.keyboard.press('Enter')
    await expect(staff.fact('hours', 'Veckoarbetstid')).toHaveText('39,00')
    await page.keyboard.press('Escape')
    await expect(staff.dialog()).toHaveCount(0)
    await expect(staff.row('Öberg').getByRole('button')).toBeFocused()
    // Where things move, what is in a dialog comes later than the dialog.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const add = page.getByRole('button', { name: 'Ny medarbetare' })
    await add.focus()
    await page.keyboard.press('Enter')
    await expect(staff.dialog().getByRole('textbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(staff.row('Öberg')).toContainText('39,00')
  })

  await test.step('refusals stand in the words of the product', async () => {
    await staff.openPart('Öberg', 'salary')
    for (const [typed, text] of [
      ['0', 'Värdet får inte vara 0'],
      ['1,5', 'Värdet måste vara ett heltal'],
      ['', 'Fältet är obligatoriskt.'],
      ['-5', 'Värdet måste vara större än 0'],
    ] as const) {
      await staff.field('salary').fill(typed)
      await staff.save().click()
      await expect(staff.dialog().getByText(text, { exact: true })).toBeVisible()
    }
  })

  await test.step('unsaved changes are asked about before the dialog is closed', async () => {
    await staff.field('salary').fill('34000')
    await staff.field('salary').press('Escape')
    await answer('Stanna kvar')
    await expect(staff.field('salary')).toHaveValue('34000')
    await staff.cancel().click()
    await answer('Spara inte')
    expect(plain(await staff.fact('salary', 'Månadslön').textContent())).toBe('31 500 kr')
    await staff.edit('salary').click()
    await staff.field('salary').fill('35000')
    await staff.cancel().click()
    await answer('Spara')
    await expect(staff.fact('salary', 'Månadslön')).toHaveText(/35.000.kr/)
  })

  await test.step('a save without a connection is told and loses nothing', async () => {
    await staff.edit('salary').click()
    await staff.field('salary').fill('34000')
    await page.route(/\/api\/staff\/\d+$/, route => route.abort('connectionrefused'))
    await staff.save().click()
    await expect(staff.dialog().getByRole('alert')).toContainText('Kontrollera anslutningen.')
    await expect(staff.field('salary')).toHaveValue('34000')
    await page.unrouteAll()
    await staff.saved()
  })

  await test.step('somebody else was first: that is told, what is typed stays, the rest shows theirs, and a second save goes on from it', async () => {
    await staff.edit('basic').click()
    const tokens = await signInByApi(writer)
    await callApi(tokens, `/staff/${made[0]}`, { method: 'PATCH', body: JSON.stringify({ lastName: 'Andras' }) })
    await staff.field('firstName').fill('Min')
    let release = () => {}
    const released = new Promise<void>(resolve => (release = resolve))
    await page.route(new RegExp(`/api/staff/${made[0]}$`), async route => {
      if (route.request().method() === 'GET') await released
      await route.continue()
    })
    await staff.save().click()
    // No second save before the stored member is here: it would rest on the old one again.
    await expect(staff.save()).toBeDisabled()
    release()
    await expect(staff.dialog().getByRole('alert')).toContainText('Någon annan har ändrat medarbetaren')
    await expect(staff.field('firstName')).toHaveValue('Min')
    await expect(staff.field('lastName')).toHaveValue('Andras')
    await staff.saved()
    await expect(staff.dialog()).toHaveAccessibleName('Min Andras')
  })
})
