import { expect as expectSoon, test } from '../../fixtures/journey'
import { suiteAddress } from '../../fixtures/addresses'
import { startModuleInWork } from '../../fixtures/module-in-work'
import { makeManager, makePlace } from '../../fixtures/places'
import { callApi, enter } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'

// An edit is a build of its own before it stands on the page, which on a busy machine takes its time.
const expect = expectSoon.configure({ timeout: 30_000 })

// What the edits of this test break on purpose.
test.use({ expectedComplaints: /Unexpected token|thrown on purpose|^\[veckovis\] (?:render|module)/ })

test('a module that nobody has published runs in pnpm dev: edits stand on the page, which shows what is wrong and keeps what was typed', async ({
  page,
}) => {
  // Two programs are built for it.
  test.setTimeout(240_000)
  const place = await makePlace()
  const person = await makeManager(place)
  const module = await startModuleInWork()
  try {
    const tokens = await enter(page, { person, place }, module.address)
    const frame = new FramePage(page)
    const content = page.getByRole('main')
    const screen = page.locator('[data-development]').getByRole('alert')
    await expect(content.getByRole('heading', { name: 'Först' })).toBeVisible()
    await expect(content).toContainText('mf-tried körs från')
    // The suite itself has nothing of it.
    const registry = (await (await callApi(tokens, `/modules?unitId=${place.unitId}`)).json()) as {
      modules: { id: string }[]
    }
    expect(registry.modules.map(({ id }) => id)).not.toContain('mf-tried')

    const note = content.getByRole('textbox', { name: 'Anteckning' })
    await note.fill('half a sentence')
    const isKept = () => expect(note).toHaveValue('half a sentence')

    await module.edit('locales/sv.json', 'Först', 'Sedan')
    await expect(content.getByRole('heading', { name: 'Sedan' })).toBeVisible()
    await module.edit('module.json', '"label": {\n        "sv": "Provad del"', '"label": {\n        "sv": "Annat namn"')
    await expect(frame.entry('Annat namn')).toBeVisible()
    await isKept()

    // What does not build leaves the page as it is, below the message, until it is mended.
    await module.edit('src/tried-page.tsx', '<p>First', '<p First')
    await expect(screen).toContainText('src/tried-page.tsx:10:')
    await isKept()
    await note.focus()
    await page.keyboard.press('End')
    await page.keyboard.type(', and more')
    await module.edit('src/tried-page.tsx', '<p First edition', '<p>Second edition')
    await expect(content.getByText('Second edition')).toBeVisible()
    await expect(screen).toHaveCount(0)
    await expect(note).toHaveValue('half a sentence, and more')
    await expect(note).toBeFocused()

    await module.edit('module.json', '"icon": "module"', '"icon": "kitchen"')
    await expect(screen).toContainText('navigation.0.icon')
    await module.edit('module.json', '"icon": "kitchen"', '"icon": "staff"')
    await expect(screen).toHaveCount(0)
    await expect(note).toHaveValue('half a sentence, and more')

    // What throws is named by its line; the page comes back by itself.
    await module.edit(
      'src/tried-page.tsx',
      '<p>Second',
      "{[0].map(() => { throw new Error('thrown on purpose') })}<p>Second",
    )
    await expect(screen).toContainText('thrown on purpose')
    await expect(screen).toContainText('mf-tried/src/tried-page.tsx:10')
    await module.edit(
      'src/tried-page.tsx',
      "{[0].map(() => { throw new Error('thrown on purpose') })}<p>Second",
      '<p>Third',
    )
    await expect(content.getByText('Third edition')).toBeVisible()
    await expect(screen).toHaveCount(0)

    // Its pages ask for the rights that it declares.
    await page.goto(new URL('/tried-by-others', module.address).href)
    await expect(content.getByText('Provad av andra')).toHaveCount(0)
    await expect(content.getByRole('heading')).toContainText('behörighet')

    // The suite's own shell is of production, and takes no module from elsewhere.
    const { search } = new URL(module.address)
    await page.goto(`${suiteAddress}/tried${search}`)
    await expect(frame.entry('Personal')).toBeVisible()
    await expect(content).toContainText('Sidan kunde inte hittas')
    await expect(content).not.toContainText('körs från')
  } finally {
    // Its connection to the server would be missed.
    await page.close()
    await module.stop()
  }
})
