import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/suite'
import { storedForecast } from '../../fixtures/stored-forecast'
import { paths } from '../../fixtures/stub'

const month = '?startWeek=12&endWeek=17'
const months = '?startWeek=9&endWeek=17'

const block = (height: number, width: number, text: (row: number, column: number) => string) =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => text(row, column)).join('\t'),
  ).join('\r\n')

/** The message of the page that says all these sentences. */
const told = (page: Page, ...sentences: string[]): Locator =>
  sentences.reduce(
    (messages, hasText) => messages.filter({ hasText }),
    page.getByRole('status').or(page.getByRole('alert')),
  )

/** The page answers at once and takes an edit. */
const expectAlive = async (
  forecast: { type: (row: string, week: number, text: string) => Promise<void> } & {
    expectCell: (row: string, week: number, text: string) => Promise<void>
  },
) => {
  await forecast.type('needs-my-forecast', 17, '6')
  await forecast.expectCell('needs-my-forecast', 17, '6')
}

test('pasting 60 × 60 cells, and a million characters', async ({ page, forecast, openForecast }) => {
  await openForecast({ tab: 'details', search: month })
  const asBefore = async () => {
    await forecast.press('Control+z')
    await forecast.expectCell('needs-my-forecast', 17, '0')
    await expect(forecast.save()).toBeDisabled()
  }

  await test.step('of numbers: what fits is taken, the rest is counted', async () => {
    await forecast.select('absences-1', 12)
    await forecast.paste(block(60, 60, () => '5'))
    // Six absences and my forecast over six weeks; the six weeks of the needs cannot be edited.
    await expect(
      told(
        page,
        '42 celler klistrades in.',
        '3552 celler fick inte plats och utelämnades.',
        '6 celler kan inte ändras',
      ),
    ).toBeVisible()
    await forecast.expectCells('absences-6', { 12: '5', 17: '5' })
    await expect(forecast.saveBar()).toContainText('42 ändrade celler')
    await forecast.press('Control+z')
    await forecast.expectCells('absences-6', { 12: '0', 17: '0' })
    await expect(forecast.save()).toBeDisabled()
    await expectAlive(forecast)
    await asBefore()
  })
  await test.step('a million characters are told and never cut, in one cell and in many', async () => {
    const tooLarge = told(page, 'Urklippet är för stort för prognosen.', 'Inget klistrades in.')
    await forecast.select('absences-1', 12)
    await forecast.paste('7'.repeat(1_000_000))
    await expect(told(page, 'Inget ändrades.', 'Ett värde går inte att använda')).toBeVisible()
    await forecast.expectCell('absences-1', 12, '0')
    await forecast.press('F2')
    await forecast.paste('7'.repeat(1_000_000))
    await expect(tooLarge).toBeVisible()
    await forecast.press('Escape')
    await forecast.expectCell('absences-1', 12, '0')
    await forecast.paste(block(1_000, 500, () => '5'))
    await expect(tooLarge.first()).toBeVisible()
    await forecast.expectCell('absences-1', 12, '0')
    await expect(forecast.save()).toBeDisabled()
    await expectAlive(forecast)
    await asBefore()
  })
  await test.step('of text: nothing is taken, and it is told', async () => {
    await forecast.type('absences-1', 12, '3')
    await forecast.select('absences-1', 12)
    await forecast.paste(block(60, 60, () => 'sjuk'))
    await expect(
      told(page, 'Inget ändrades.', '42 värden går inte att använda, det första i Korttidssjukfrånvaro, vecka 12'),
    ).toContainText('Skriv timmar som ett tal')
    await forecast.expectCells('absences-1', { 12: '3', 13: '0' })
    await expect(forecast.saveBar()).toContainText('1 ändrad cell')
    await expectAlive(forecast)
  })
})

test('what is pasted, filled or cleared reaches open weeks in sight alone, and the rest is counted', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ tab: 'details', search: '?startWeek=1&endWeek=17' })

  await test.step('a range over old weeks: they stay as they are and are counted', async () => {
    await forecast.select('absences-2', 10)
    await forecast.paste('1\t2\t3\t4')
    await expect(told(page, '2 celler klistrades in.', '2 celler kan inte ändras och är som förut.')).toBeVisible()
    await forecast.expectCells('absences-2', { 10: '0', 11: '0', 12: '3', 13: '4' })

    await forecast.select('absences-2', 13)
    for (let step = 0; step < 3; step += 1) await forecast.press('Shift+ArrowLeft')
    await forecast.press('Delete')
    await forecast.expectCells('absences-2', { 10: '0', 11: '0', 12: '0', 13: '0' })
    await forecast.press('Control+z')
    await forecast.expectCells('absences-2', { 12: '3', 13: '4' })

    await forecast.select('staffing-budgeted-staff-hours', 9, { right: 5 })
    await forecast.press('Delete')
    await expect(told(page, 'Inget ändrades.', '6 celler kan inte ändras och är som förut.')).toBeVisible()
  })
  await test.step('filling to the right over old weeks counts them', async () => {
    await forecast.select('absences-1', 4, { right: 10 })
    await forecast.press('Control+r')
    await expect(told(page, '3 celler fylldes i.', '7 celler kan inte ändras och är som förut.')).toBeVisible()
    await forecast.expectCells('absences-1', { 5: '0', 11: '0', 12: '40', 13: '40', 14: '40' })
  })
  await test.step('Swedish numbers from a spreadsheet, with every kind of space and minus', async () => {
    await forecast.select('needs-my-forecast', 12)
    await forecast.paste('1\u00a0234,5\t\u22121\u202f000\t\u20137,25\t1\u2009250\t-3.5\t \u2009\u202f8 ')
    await forecast.expectCells('needs-my-forecast', {
      12: '1 234,5',
      13: '-1 000',
      14: '-7,25',
      15: '1 250',
      16: '-3,5',
      17: '8',
    })
  })
  await test.step('a paste reaches no row of a table that is put away', async () => {
    await page.reload()
    await forecast.ready()
    await forecast.fold('absences').click()
    await expect(forecast.row('absences-1')).toHaveCount(0)
    await forecast.select('substitutes-staggered-working-hours', 12)
    // Below it: the budgeted hours, then the needs; the folded absences are passed over.
    await forecast.paste('1\r\n2\r\n3\r\n4')
    await expect(told(page, '2 celler klistrades in.', '2 celler kan inte ändras och är som förut.')).toBeVisible()
    await forecast.fold('absences').click()
    await forecast.expectCell('absences-1', 12, '0')
    await forecast.expectCell('needs-my-forecast', 12, '4')
    await expect(forecast.saveBar()).toContainText('2 ändrade celler')
  })
})

test('text that is refused is taken away by nothing: neither the other tab, folding, percentages nor another period', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place, person } = await openForecast({ tab: 'details', search: month })
  const refusal = told(page, 'En cell har ett värde som inte går att spara')
  const percent = forecast.row('absences-1').getByRole('button', { name: 'Visa som procent' })
  const question = page.getByRole('dialog').filter({ hasText: 'osparade ändringar' })

  await test.step('the other tab is not chosen', async () => {
    await forecast.type('absences-2', 14, 'abc')
    await forecast.tab('efficiency').click()
    await expect(refusal).toBeVisible()
    await expect(forecast.tab('details')).toHaveAttribute('aria-selected', 'true')
    await expect(forecast.input('absences-2', 14)).toHaveValue('abc')
  })
  await test.step('nothing is folded, and no percentages are shown', async () => {
    await page.reload()
    await forecast.ready()
    await forecast.fold('substitutes').click()
    await forecast.type('absences-1', 14, 'abc')
    await forecast.fold('absences').click()
    await expect(refusal).toHaveCount(1)
    await expect(forecast.fold('absences')).toHaveAttribute('aria-expanded', 'true')
    await percent.click()
    // Told again in the same place, not a second time beside it.
    await expect(refusal).toHaveCount(1)
    await expect(percent).toHaveAttribute('aria-pressed', 'false')
    await expect(forecast.input('absences-1', 14)).toHaveValue('abc')
    // What brings rows into sight takes nothing away.
    await forecast.fold('substitutes').click()
    await expect(forecast.row('substitutes-overtime')).toBeVisible()
    await expect(forecast.input('absences-1', 14)).toHaveValue('abc')

    await forecast.input('absences-1', 14).fill('4')
    await percent.click()
    await expect(percent).toHaveAttribute('aria-pressed', 'true')
    await forecast.fold('absences').click()
    await expect(forecast.row('absences-1')).toHaveCount(0)
    await expect(refusal).toHaveCount(0)
    await forecast.fold('absences').click()
    await forecast.revert().click()
  })
  await test.step('another period chosen in the middle of an edit: asked first, and the text is not lost', async () => {
    await forecast.cell('absences-2', 14).click()
    await page.keyboard.type('16')
    await forecast.preset('Kvartal 2').click()
    await question.getByRole('button', { name: 'Stanna kvar' }).click()
    await forecast.expectCell('absences-2', 14, '16')

    await forecast.cell('absences-2', 15).click()
    await page.keyboard.type('abc')
    await forecast.preset('Kvartal 2').click()
    await question.getByRole('button', { name: 'Spara', exact: true }).click()
    await expect(refusal).toBeVisible()
    await expect(page).toHaveURL(/startWeek=12/)
    await expect(forecast.input('absences-2', 15)).toHaveValue('abc')

    await forecast.input('absences-2', 15).fill('4')
    await forecast.preset('Kvartal 2').click()
    await question.getByRole('button', { name: 'Spara', exact: true }).click()
    await expect(page).toHaveURL(/startWeek=14/)
    await forecast.expectCells('absences-2', { 14: '16', 15: '4' })
    expect((await storedForecast(place, person)).absence(2, 14, 15)).toEqual([16, 4])
  })
})

test('Back takes what is being typed, and no text that is refused, where the browser does not let it be held', async ({
  page,
  forecast,
  openForecast,
}) => {
  // A browser without the Navigation API goes back without asking about unsaved work.
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await openForecast({ search: month })
  await forecast.openTab('details')

  await test.step('what is being typed when Back leads to the other tab is in the forecast', async () => {
    await forecast.enter('absences-2', 13)
    await page.keyboard.type('8')
    await page.goBack()
    await expect(forecast.tab('efficiency')).toHaveAttribute('aria-selected', 'true')
    await expect(forecast.saveBar()).toContainText('1 ändrad cell')
    await forecast.openTab('details')
    await forecast.expectCell('absences-2', 13, '8')
    await forecast.undo().click()
    await expect(forecast.undo()).toBeDisabled()
    await forecast.expectCell('absences-2', 13, '0')
  })
  await test.step('Back does not take text that is refused away', async () => {
    await forecast.type('absences-2', 14, 'abc')
    await page.goBack()
    await expect(told(page, 'En cell har ett värde som inte går att spara')).toBeVisible()
    await expect(page).toHaveURL(/tab=details/)
    await expect(forecast.tab('details')).toHaveAttribute('aria-selected', 'true')
    await expect(forecast.input('absences-2', 14)).toHaveValue('abc')
    await forecast.input('absences-2', 14).fill('4')
    await forecast.press('Enter')
    await page.goBack()
    await expect(forecast.tab('efficiency')).toHaveAttribute('aria-selected', 'true')
    await forecast.openTab('details')
    await forecast.expectCell('absences-2', 14, '4')
  })
  await test.step('Back in the middle of an edit takes the text first', async () => {
    await forecast.cell('absences-2', 14).click()
    await page.keyboard.type('16')
    await page.goBack()
    await expect(forecast.tab('efficiency')).toHaveAttribute('aria-selected', 'true')
    await forecast.openTab('details')
    await forecast.expectCell('absences-2', 14, '16')
    await forecast.cell('absences-2', 15).click()
    await page.keyboard.type('abc')
    await page.goBack()
    await expect(told(page, 'En cell har ett värde som inte går att spara')).toBeVisible()
    await expect(forecast.input('absences-2', 15)).toHaveValue('abc')
  })
})

test('a slow server and a fast typist: nothing is lost, and the next save sends the rest', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place, person } = await openForecast({ tab: 'details', search: month })
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const bodies: unknown[] = []
  await page.route(paths.save, async route => {
    bodies.push(route.request().postDataJSON())
    if (bodies.length === 1) await held
    await route.continue()
  })
  await forecast.type('absences-2', 12, '8')
  await forecast.press('Control+s')
  await expect.poll(() => bodies.length).toBe(1)
  await forecast.cell('absences-2', 12).click()
  for (const text of ['1', '2', '3', '4', '5', '6']) {
    await page.keyboard.type(text)
    await forecast.press('Tab')
  }
  await page.keyboard.type('7,')
  await forecast.press('Control+s')
  release()
  await expect(told(page, 'Prognosen har uppdaterats')).toBeVisible()
  await page.keyboard.type('5')
  await expect(forecast.input('absences-3', 12)).toHaveValue(/^7,5?$|^5$/)
  await forecast.input('absences-3', 12).fill('7,5')
  await forecast.press('Control+s')
  await expect(forecast.save()).toBeDisabled()
  await forecast.expectCells('absences-2', { 12: '1', 13: '2', 14: '3', 15: '4', 16: '5', 17: '6' })
  const stored = await storedForecast(place, person)
  expect(stored.absence(2, 12, 13, 14, 15, 16, 17)).toEqual([1, 2, 3, 4, 5, 6])
  expect(stored.absence(3, 12)).toEqual([7.5])
  expect(bodies[0]).toMatchObject({ absences: [{ id: 2, values: { '12': 8 } }] })
})

test.describe('zoomed to 200 %', { tag: '@layout' }, () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('the page never scrolls sideways, and everything is reached and seen', async ({
    page,
    forecast,
    openForecast,
  }) => {
    await openForecast({ search: months })
    await expect(page.locator('[data-part=one-week]')).toBeVisible()
    expect(await forecast.overflow()).toBeLessThanOrEqual(0)
    await forecast.openTab('details')
    expect(await forecast.overflow()).toBeLessThanOrEqual(0)
    for (const rowId of ['absences-2', 'needs-my-forecast']) {
      const input = page.locator(`[data-row-id="${rowId}"] input`).first()
      await input.focus()
      await expect(input).toBeInViewport({ ratio: 1 })
      // Nothing pinned lies over it.
      const isOnTop = await input.evaluate(one => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === one
      })
      expect(isOnTop).toBe(true)
    }
    await page.keyboard.type('4')
    await forecast.press('Enter')
    for (const button of [forecast.save(), forecast.revert(), forecast.undo(), forecast.redo()]) {
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    expect(await forecast.overflow()).toBeLessThanOrEqual(0)
    await forecast.save().click()
    await expect(told(page, 'Prognosen har uppdaterats')).toBeVisible()
  })
})
