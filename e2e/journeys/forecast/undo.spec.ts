import { expect, test } from '../../fixtures/suite'
import { storedForecast } from '../../fixtures/stored-forecast'
import { answerWith, recordCalls } from '../../fixtures/stub'

const month = '?startWeek=12&endWeek=17'
const before = { 13: '0', 14: '0', 15: '0' }

test('R-150 R-246 R-247 steps of the sheet go back and forth: edits, a filled year, over the tabs', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ tab: 'details', years: [2025, 2026], search: '?year=2026&startWeek=10&endWeek=17' })

  await test.step('typing, paste, fill, deletion and revert are one step each, back and forth', async () => {
    const calls = recordCalls(page)
    const cells = ['absences-2', 'absences-3'] as const
    const states: Record<(typeof cells)[number], string[]>[] = []
    const remember = async () => {
      const texts = async (rowId: string) => Promise.all([13, 14, 15].map(week => forecast.shown(rowId, week)))
      states.push({ 'absences-2': await texts('absences-2'), 'absences-3': await texts('absences-3') })
    }
    const expectState = async (index: number) => {
      for (const rowId of cells) {
        const texts = states[index]?.[rowId] ?? []
        await forecast.expectCells(rowId, { 13: texts[0] ?? '', 14: texts[1] ?? '', 15: texts[2] ?? '' })
      }
    }

    await remember()
    await forecast.type('absences-2', 13, '7,5')
    await remember()
    await forecast.select('absences-2', 14)
    await forecast.paste('1\t2\r\n3\t4')
    await remember()
    await forecast.select('absences-3', 13, { right: 2 })
    await forecast.press('Control+r')
    await remember()
    await forecast.select('absences-2', 13, { right: 2, down: 1 })
    await forecast.press('Delete')
    await remember()
    expect(states.map(state => [...state['absences-2'], ...state['absences-3']].join(' '))).toEqual([
      '0 0 0 0 0 0',
      '7,5 0 0 0 0 0',
      '7,5 1 2 0 3 4',
      '7,5 1 2 0 0 0',
      '0 0 0 0 0 0',
    ])

    for (const index of [3, 2, 1, 0]) {
      await forecast.press('Control+z')
      await expectState(index)
    }
    await expect(forecast.undo()).toBeDisabled()
    await forecast.press('Control+z')
    await expectState(0)
    await expect(forecast.save()).toBeDisabled()
    for (const index of [1, 2, 3]) {
      await forecast.press(index === 2 ? 'Control+Shift+Z' : 'Control+y')
      await expectState(index)
    }

    await forecast.revert().click()
    await expectState(0)
    await forecast.undo().click()
    await expectState(3)
    await forecast.redo().click()
    await expectState(0)
    await forecast.undo().click()
    await forecast.undo().click()
    await expectState(2)
    await expect(forecast.saveBar()).toContainText('5 ändrade celler')
    expect(calls.filter(call => call.startsWith('PATCH'))).toEqual([])
    await forecast.revert().click()
  })

  await test.step('a new edit ends what could be redone', async () => {
    await forecast.type('absences-2', 13, '8')
    await forecast.undo().click()
    await expect(forecast.redo()).toBeEnabled()
    await forecast.type('absences-2', 14, '4')
    await expect(forecast.redo()).toBeDisabled()
    await forecast.press('Control+y')
    await forecast.expectCells('absences-2', { 13: '0', 14: '4' })
    await forecast.revert().click()
  })

  const dialog = page.getByRole('dialog')
  const fill = () => dialog.getByRole('button', { name: /^Fyll i/ }).click()
  await test.step('R-247 a failure to read the year is told', async () => {
    const otherYear = /\/2025\/comprehensive$/
    await answerWith(page, otherYear, 500, { message: 'X' })
    await forecast.type('absences-1', 13, '9')
    await forecast.fillIn().click()
    await forecast.choose(dialog.getByRole('combobox'), '2025')
    await fill()
    await expect(page.getByText('Fel vid inläsning av prognosdata', { exact: true })).toBeVisible()
    await page.unroute(otherYear)
  })

  await test.step('R-150 R-246 filling in from another year is one step, of open weeks only, and saves nothing', async () => {
    const calls = recordCalls(page)
    await dialog.getByRole('checkbox', { name: 'Använd genomsnitt' }).check()
    await fill()
    await expect(dialog).toHaveCount(0)
    expect(calls.filter(call => call.startsWith('PATCH'))).toEqual([])
    await forecast.expectCells('absences-1', { 11: '0', 12: '1,35', 13: '1,35', 14: '1,35' })
    await forecast.undo().click()
    await forecast.expectCells('absences-1', { 12: '0', 13: '9', 14: '0' })
    await expect(forecast.saveBar()).toContainText('1 ändrad cell')
    await forecast.redo().click()
    await forecast.expectCells('absences-1', { 12: '1,35', 13: '1,35', 14: '1,35' })
    await forecast.revert().click()
  })

  await test.step('undo reaches over the tabs, and the figures follow', async () => {
    await forecast.type('substitutes-overtime', 12, '10')
    await forecast.openTab('efficiency')
    await forecast.expectCell('budget-staff-cost', 12, '105 000')
    await forecast.tab('efficiency').press('Control+z')
    await forecast.expectCell('budget-staff-cost', 12, '100 000')
    await forecast.press('Control+y')
    await forecast.expectCell('budget-staff-cost', 12, '105 000')
  })
})

test('text that is written has its own undo, and undo after a save is an unsaved edit', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place, person } = await openForecast({ tab: 'details', search: month })

  await test.step('while text is being written its own undo works, in a cell and in a note', async () => {
    await forecast.type('absences-2', 13, '8')
    await forecast.cell('absences-2', 14).click()
    await page.keyboard.type('4')
    await forecast.press('Control+z')
    await forecast.expectCell('absences-2', 13, '8')
    await expect.poll(() => forecast.shown('absences-2', 14)).not.toBe('4')
    await forecast.press('Escape', 'Shift+F2')
    await page.keyboard.type('Semestern')
    await forecast.press('Control+z')
    await expect(page.getByRole('dialog').getByRole('textbox')).not.toHaveValue('Semestern')
    await forecast.expectCell('absences-2', 13, '8')
    await forecast.press('Escape')
  })

  await test.step('undo after a save is an unsaved edit that can be saved', async () => {
    await forecast.save().click()
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    await expect(forecast.save()).toBeDisabled()
    await forecast.cell('absences-2', 15).click()
    await forecast.press('Control+z')
    await forecast.expectCells('absences-2', before)
    await expect(forecast.saveBar()).toContainText('1 ändrad cell')
    await expect(forecast.row('absences-2')).toHaveAttribute('data-status', 'dirty')
    await forecast.press('Control+s')
    // The button is disabled while it saves, too.
    await expect(forecast.saveBar()).toContainText('Inga osparade ändringar')
    expect((await storedForecast(place, person)).absence(2, 13)).toEqual([0])
  })
})
