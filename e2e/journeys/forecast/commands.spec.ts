import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/suite'
import { CommandPage } from '../../pages/command-page'
import { NotePage } from '../../pages/note-page'

test('what is selected is filled, undone and asked about by commands alone, and the focus comes back to its cell', async ({
  page,
  forecast,
  openForecast,
}) => {
  const palette = new CommandPage(page)
  await openForecast({ tab: 'details', search: '?startWeek=12&endWeek=17' })
  await forecast.enter('absences-2', 14)
  await forecast.press('Control+k')
  await expect(palette.field()).toBeFocused()
  await expectNoAxeViolationsInBothThemes(page, 'dialog')
  await palette.search('ångra det')
  await expect(palette.active()).toContainText('Det finns inget att ångra.')
  await forecast.press('Enter')
  await expect(palette.dialog()).toBeVisible()
  await palette.search('klistra')
  await expect(palette.active()).toContainText(
    'Använd kortkommandot i cellen: bara då ger webbläsaren åtkomst till urklippet.',
  )
  await forecast.press('Escape')
  await expect(palette.dialog()).toBeHidden()
  await expect(forecast.input('absences-2', 14)).toBeFocused()

  await page.keyboard.type('24')
  await forecast.press('Enter', 'ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Control+k')
  await palette.search('fyll åt höger')
  await forecast.press('Enter')
  await expect(palette.dialog()).toBeHidden()
  await forecast.expectCells('absences-2', { 14: '24', 15: '24', 16: '24', 17: '0' })
  await expect(forecast.input('absences-2', 14)).toBeFocused()

  await forecast.press('Control+k')
  await palette.search('ångra det')
  await forecast.press('Enter')
  await forecast.expectCells('absences-2', { 14: '24', 15: '0', 16: '0' })

  await forecast.press('Control+k')
  await palette.search('16')
  await forecast.press('Enter')
  await expect(forecast.input('absences-2', 16)).toBeFocused()

  await forecast.press('Control+k')
  await palette.search('anteckning hela')
  await palette.option('annotateWeek').click()
  const note = new NotePage(forecast)
  await expect(note.text()).toBeFocused()
  await forecast.press('Escape')
  await expect(forecast.input('absences-2', 16)).toBeFocused()

  await palette.button().click()
  await palette.search('från ett annat år')
  await forecast.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Fyll i prognos' })).toBeVisible()
  await forecast.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await forecast.revert().click()
  await expect(forecast.save()).toBeDisabled()
})

test('the palette and the menu of a cell: typed ahead, their keys, cut, copied and filled', async ({
  page,
  forecast,
  openForecast,
}) => {
  const palette = new CommandPage(page)
  await openForecast({ tab: 'details', search: '?startWeek=12&endWeek=17' })

  await test.step('the palette takes what is typed before its code is there; tables fold, the chart has its table, history opens', async () => {
    await forecast.enter('absences-2', 14)
    let finish: () => void = () => undefined
    const typed = new Promise<void>(resolve => {
      finish = resolve
    })
    await page.route(/\/modules\/mf-forecast\/.*\.js$/, async route => {
      await typed
      await route.fallback()
    })
    await forecast.press('Control+k')
    await page.keyboard.type('fäll ihop')
    await forecast.press('Enter')
    finish()
    await expect(palette.dialog()).toBeHidden()
    await expect(forecast.cell('absences-2', 14)).toHaveCount(0)
    await expect(page.locator('[data-part=sheet] :focus')).toHaveCount(1)
    const run = async (name: string) => {
      await forecast.press('Control+k')
      await palette.search(name)
      await forecast.press('Enter')
    }
    await run('fäll ut alla')
    await expect(forecast.cell('absences-2', 14)).toBeVisible()
    await run('diagrammets tabell')
    await expect(page.getByRole('table', { name: 'Veckornas siffror' })).toBeInViewport()
    await run('historik')
    await expect(page.getByRole('dialog', { name: 'Vad som har sparats' })).toBeVisible()
    await forecast.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the keys of the palette are the page’s own, not those of a text that is written', async () => {
    await forecast.enter('absences-2', 14)
    await page.keyboard.type('8')
    await forecast.press('Control+k')
    await expect(forecast.input('absences-2', 14)).toHaveValue('8')
    await expect(palette.dialog()).toHaveCount(0)
    await forecast.press('Escape')

    await forecast.press('Control+k', 'ArrowUp')
    await expect(palette.active()).toHaveAttribute('data-command', 'period-year')
    // Behind the palette nothing is saved, undone or opened twice.
    await forecast.press('Control+s', 'Control+k', 'F1')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await forecast.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('copy and cut take the selection along, and what was cut is pasted by its key', async () => {
    await forecast.type('absences-2', 14, '24')
    await forecast.press('ArrowUp', 'Control+k')
    await palette.search('klipp ut')
    await forecast.press('Enter')
    await forecast.expectCell('absences-2', 14, '0')
    await forecast.press('ArrowRight', 'Control+v')
    await forecast.expectCell('absences-2', 15, '24')
    await forecast.revert().click()
  })

  await test.step('the menu of a cell offers what is possible there, from the same list', async () => {
    await forecast.type('absences-2', 14, '24')
    await forecast.select('absences-2', 14, { right: 1 })
    const menu = forecast.status().getByRole('button', { name: 'Fler val' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Fyll markeringen åt höger Ctrl+R' }).click()
    await forecast.expectCells('absences-2', { 14: '24', 15: '24' })
    await expect(forecast.input('absences-2', 14)).toBeFocused()
    await forecast.cell('staffing-actual-hours', 14).click()
    await menu.click()
    await expect(page.getByRole('menuitem', { name: /^Kopiera/ })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /^Töm/ })).toHaveCount(0)
  })
})
