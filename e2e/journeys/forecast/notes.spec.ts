import { expect, test } from '../../fixtures/suite'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { callApi, signInByApi } from '../../fixtures/session'
import { answerWith, breakConnection, recordCalls } from '../../fixtures/stub'
import { CommandPage } from '../../pages/command-page'
import { NotePage } from '../../pages/note-page'
import { makeManager, type Person, type Place } from '../../fixtures/places'

const notesPath = /\/api\/forecast\/\d+\/unit\/\d+\/notes$/
// In the worked example week 1 is overstaffed, 2 and 3 are near their target, and 4 is understaffed.
const firstWeeks = '?startWeek=1&endWeek=4'
const missingIn = (weeks: string) =>
  `v. ${weeks} ligger var för sig mer än 5 procentenheter från målet och saknar anteckning`

type Note = { id: number; version: number; week: number; rowId: string | null; text: string }

/** The same place as another person of the unit sees and changes it, by the API. */
const colleagueOf = async (place: Place, person: Person) => {
  const tokens = await signInByApi(person)
  const list = async () => (await (await callApi(tokens, `/forecast/unit/${place.unitId}/2026/notes`)).json()) as Note[]
  const base = (await (await callApi(tokens, `/forecast/unit/${place.unitId}?year=2026`)).json()) as { id: number }
  const path = `/forecast/${base.id}/unit/${place.unitId}/notes`
  return {
    list,
    write: async (note: Omit<Note, 'id' | 'version'> & { version: number | null }) => {
      const answer = await callApi(tokens, path, { method: 'PATCH', body: JSON.stringify(note) })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    },
    remove: async (id: number) => callApi(tokens, `${path}/${id}`, { method: 'DELETE' }),
  }
}

test('notes of a cell and of a week: by keyboard, from the head and the menu, marked, and there after a reload', async ({
  page,
  forecast,
  openForecast,
}) => {
  const note = new NotePage(forecast)
  const wholeWeek = (week: number) => note.dialog(`Anteckning för hela vecka ${week}`)
  await openForecast({ tab: 'details', search: firstWeeks })

  await test.step('a note on a cell is written by keyboard, marked in the grid, and there after a reload', async () => {
    await note.openCell('substitutes-overtime', 3)
    await expect(note.dialog('Övertid, vecka 3')).toBeVisible()
    await expect(note.text()).toBeFocused()
    await note.write('Dubbelpass natten mot fredag.\nUppföljt med facket.')
    await expect(forecast.cell('substitutes-overtime', 3)).toBeFocused()
    await page.reload()
    await forecast.ready()
    await note.openCell('substitutes-overtime', 3)
    await expect(note.text()).toHaveValue('Dubbelpass natten mot fredag.\nUppföljt med facket.')
    await page.keyboard.press('Escape')
    await expect(note.dialog()).toHaveCount(0)
    await expect(note.item('Övertid, vecka 3')).toContainText('Prov Person')
  })
  await test.step('a week’s note is written from its head', async () => {
    const head = page.locator('[data-head="2"]')
    await head.hover()
    await head.locator('[data-annotate-column]').click()
    await expect(wholeWeek(2)).toBeVisible()
    await note.write('Halva gruppen på utbildning.')
    await expect(note.item('Vecka 2')).toContainText('Halva gruppen')
    await expect(forecast.status()).toContainText('Vecka 2')
  })
  await test.step('by the keys', async () => {
    await forecast.cell('substitutes-overtime', 3).click()
    await page.keyboard.press('Control+Space')
    await expect(forecast.status().locator('[data-part=place]')).toHaveText('Vecka 3')
    await page.keyboard.press('Shift+F2')
    await expect(wholeWeek(3)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(forecast.cell('substitutes-overtime', 3)).toBeFocused()
    await forecast.status().getByRole('button', { name: 'Anteckning för veckan' }).click()
    await expect(wholeWeek(3)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('and from the menu', async () => {
    await forecast.cell('substitutes-overtime', 4).click()
    await forecast.status().getByRole('button', { name: 'Fler val' }).click()
    await page.getByRole('menuitem', { name: 'Anteckning för hela vecka 4' }).click()
    await expect(wholeWeek(4)).toBeVisible()
    await note.write('Två nya brukare.')
    await expect(note.item('Vecka 4')).toContainText('Två nya brukare.')
  })
})

test('the note of a week: asked for, removed and brought back, kept when a save fails, not cut, made once', async ({
  page,
  forecast,
  openForecast,
}) => {
  const note = new NotePage(forecast)
  const { place, person } = await openForecast({ search: firstWeeks })
  const { list } = await colleagueOf(place, person)
  const listed = async () => (await list()).map(({ text }) => text)

  await test.step('weeks outside 5 points ask for a note', async () => {
    expect(await note.missingText()).toBe(missingIn('1–4'))
    await note.openWeek(4)
    await note.write('Två nya brukare flyttade in.')
    expect(await note.missingText()).toBe(missingIn('1–3'))
  })
  await test.step('a removed note is brought back by Ångra', async () => {
    await note.item('Vecka 4').getByRole('button').click()
    await note.remove().click()
    await expect(note.dialog()).toHaveCount(0)
    await expect(note.missingWeek(4)).toBeVisible()
    expect(await list()).toEqual([])
    await note.undo().click()
    await expect(note.item('Vecka 4')).toContainText('Två nya brukare flyttade in.')
    expect(await listed()).toEqual(['Två nya brukare flyttade in.'])
  })
  await test.step('Escape asks only when a text would be lost', async () => {
    await note.openWeek(1)
    await page.keyboard.press('Escape')
    await expect(note.dialog()).toHaveCount(0)
    await note.openWeek(1)
    await note.text().fill('Halvt skrivet')
    await page.keyboard.press('Escape')
    await expect(note.goOn()).toBeFocused()
    await expectNoAxeViolations(page, '[data-part=note]')
    await note.goOn().click()
    await expect(note.text()).toBeFocused()
    await expect(note.text()).toHaveValue('Halvt skrivet')
    await page.keyboard.press('Escape')
    await note.discard().click()
    await expect(note.dialog()).toHaveCount(0)
    await note.openWeek(1)
    await expect(note.text()).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(note.dialog()).toHaveCount(0)
  })
  for (const [how, week, stub] of [
    ['the server fails', 1, () => answerWith(page, notesPath, 500, { message: 'X' })],
    ['the server cannot be reached', 2, () => breakConnection(page, notesPath)],
  ] as const)
    await test.step(`${how}: the note stays where it was written`, async () => {
      await stub()
      await note.openWeek(week)
      await note.text().fill('Min text')
      await note.save().click()
      await expect(note.problem()).toContainText('Texten är kvar')
      await expect(note.text()).toHaveValue('Min text')
      await page.unroute(notesPath)
      await note.save().click()
      await expect(note.dialog()).toHaveCount(0)
    })
  await test.step('a text that is too long is told and not cut, and a double press makes one note', async () => {
    await note.openWeek(3)
    await note.text().fill('x'.repeat(2_003))
    await expect(note.dialog()).toContainText('Anteckningen är 3 tecken för lång.')
    await expect(note.save()).toBeDisabled()
    await note.text().fill('x'.repeat(2_000))
    const calls = recordCalls(page)
    await note.save().dblclick()
    await expect(note.dialog()).toHaveCount(0)
    expect(calls.filter(call => call.startsWith('PATCH'))).toHaveLength(1)
    expect(await listed()).toContain('x'.repeat(2_000))
  })
})

test('a note that somebody else was first with is decided on, an unsaved one joins the question before leaving', async ({
  page,
  forecast,
  openForecast,
}) => {
  const note = new NotePage(forecast)
  const { place, person } = await openForecast({ search: firstWeeks })
  const colleague = await colleagueOf(place, person)

  await test.step('somebody else was first: both texts are seen, and the person decides', async () => {
    await note.openWeek(4)
    await colleague.write({ week: 4, rowId: null, text: 'Deras text', version: null })
    await note.text().fill('Min text')
    await note.save().click()
    await expect(note.problem()).toContainText('Deras text')
    await expect(note.text()).toHaveValue('Min text')
    await note.save().click()
    await expect(note.dialog()).toHaveCount(0)
    expect((await colleague.list()).map(({ text, version }) => [text, version])).toEqual([['Min text', 2]])
  })
  await test.step('an unsaved note joins the question before the page is left', async () => {
    await note.openWeek(1)
    await note.text().fill('Sparas på väg ut')
    await page.getByRole('link', { name: 'Hjälp' }).click()
    const question = page.getByRole('dialog').filter({ hasText: 'osparade ändringar' })
    await question.getByRole('button', { name: 'Spara', exact: true }).click()
    await expect(page).toHaveURL(/\/help$/)
    expect((await colleague.list()).map(({ text }) => text).sort()).toEqual(['Min text', 'Sparas på väg ut'])
  })
  await test.step('the question for notes that are missing is put away, and stays so', async () => {
    await page.goBack()
    await note.missing().getByRole('button', { name: 'Dölj frågan om anteckningar' }).click()
    await expect(note.missing()).toHaveCount(0)
    await page.reload()
    await forecast.ready()
    await expect(note.missing()).toHaveCount(0)
  })
})

test('R-172 who may only read edits nothing, sees the notes, is not asked for any, changes none, and is told so by every command that writes', async ({
  page,
  forecast,
  openForecast,
}) => {
  const note = new NotePage(forecast)
  await openForecast({
    tab: 'details',
    level: 'READ',
    search: '?startWeek=1&endWeek=14',
    before: async place => {
      const colleague = await colleagueOf(place, await makeManager(place))
      await colleague.write({ week: 3, rowId: 'substitutes-overtime', text: 'Läses av alla', version: null })
    },
  })
  await test.step('R-172 without the write flag nothing can be edited', async () => {
    await expect(forecast.cell('absences-1', 12)).toBeVisible()
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)
    await expect(forecast.fillIn()).toHaveCount(0)
    await expect(forecast.save()).toHaveCount(0)
  })
  await note.openCell('substitutes-overtime', 3)
  await expect(note.dialog()).toContainText('Läses av alla')
  await expect(note.text()).toHaveCount(0)
  await expect(note.missing()).toHaveCount(0)
  await expect(note.item('Övertid, vecka 3').getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(note.dialog()).toHaveCount(0)
  await test.step('every command that writes says why it cannot be used', async () => {
    const palette = new CommandPage(page)
    await palette.button().click()
    await expect(palette.field()).toBeFocused()
    for (const id of ['save', 'revert', 'fillIn', 'clear', 'paste', 'undo'])
      await expect(palette.option(id)).toContainText('Du kan läsa prognosen men inte ändra den.')
    await palette.search('skriv ut')
    await expect(palette.active()).not.toHaveAttribute('aria-disabled')
  })
})
